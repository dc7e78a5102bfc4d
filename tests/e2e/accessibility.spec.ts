import { routePath } from '../../shared/routes.ts';
import { expectNoComplaints } from '../support/e2e-axe.ts';
import { KINDS_OF_PAGE, keepFor } from '../support/e2e-pages.ts';
import { summaryNamed } from '../support/e2e-results.ts';
import { expect, test } from '../support/e2e-test.ts';
import { textsIn } from '../support/e2e-texts.ts';

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
