import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { routePath } from '../../shared/routes.ts';
import { KINDS_OF_PAGE, keepFor } from '../support/e2e-pages.ts';
import { summaryNamed } from '../support/e2e-results.ts';
import { expect, test } from '../support/e2e-test.ts';
import { textsIn } from '../support/e2e-texts.ts';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe complains about, in a few words each. */
async function complaintsIn(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** Everything in light colours; in dark ones only the colours differ, and those are the same on a phone. */
async function expectNoComplaints(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await complaintsIn(new AxeBuilder({ page }))).toEqual([]);
  if (test.info().project.name === 'phone') return;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await complaintsIn(new AxeBuilder({ page }).withRules(COLOUR_RULES))).toEqual([]);
}

test.describe('axe finds nothing', { tag: '@js' }, () => {
  test.use({ expectedFailures: [404, 410] });

  for (const kind of KINDS_OF_PAGE) {
    test(`on ${kind.name}, light and dark`, async ({ page, context, baseURL, visit, homes }) => {
      await keepFor(kind, { context, baseURL, homes });
      await visit(kind.pathIn('nl', homes));
      await expectNoComplaints(page);
    });
  }

  for (const filter of ['city', 'price', 'more'] as const) {
    test(`on results with the filter ${filter} open`, async ({ page, visit }) => {
      const t = textsIn('de');
      await visit(`${routePath('forSale', 'de')}?city=gent-9000`);
      await summaryNamed(page, t(`estates.filters.${filter}`)).click();
      const panel = page.locator('details[open]');
      await expect(panel).toBeVisible();
      if (filter === 'city') await expect(panel.getByRole('option').first()).toBeVisible();
      await expectNoComplaints(page);
    });
  }
});
