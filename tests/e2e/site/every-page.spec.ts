import { routePath } from '../../../shared/routes.ts';
import { expectAccessible, expectAccessibleOnPhone } from '../../support/e2e/axe.ts';
import { expectNoOverflow } from '../../support/e2e/layout.ts';
import { KINDS_OF_PAGE, setFavorites } from '../../support/e2e/pages.ts';
import { summaryNamed } from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const WIDTHS = [320, 360, 768, 1280, 1920];

/** In German, which has the longest words. */
test.describe('axe finds no violation, light and dark, wide and narrow, and nothing overflows horizontally', {
  tag: '@once',
}, () => {
  test.use({ expectedFailures: [404, 410] });

  for (const kind of KINDS_OF_PAGE) {
    test(`on ${kind.name}`, async ({ page, context, baseURL, visit, homes }) => {
      await setFavorites(kind, { context, baseURL, homes });
      await visit(kind.pathIn('de', homes));
      await expectAccessible(page);
      await expectNoOverflow(page, WIDTHS);
      await expectAccessibleOnPhone(page);
    });
  }

  for (const filter of ['city', 'type', 'price', 'minBedrooms', 'more'] as const) {
    test(`on results with the filter ${filter} open`, async ({ page, visit }) => {
      const t = textsIn('de');
      await visit(`${routePath('forSale', 'de')}?city=gent-9000`);
      await summaryNamed(page, t(`estates.filters.${filter}`)).press('Enter');
      const panel = page.locator('details[open]');
      await expect(panel).toBeVisible();
      if (filter === 'city') await expect(panel.getByRole('option').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page, WIDTHS);
      await expectAccessibleOnPhone(page);
    });
  }
});
