import { routePath } from '../../../shared/routes.ts';
import { KINDS_OF_PAGE, setFavorites } from '../../support/e2e/pages.ts';
import { sortBy } from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';
import { pressEverything, settle, translatePage } from '../../support/e2e/translation.ts';

const PHONE = { width: 360, height: 740 };

test.describe('a translated page survives a press on each of its controls', { tag: '@once' }, () => {
  test.use({ expectedFailures: [404, 410] });
  // The results have some 60 controls of different looks.
  test.beforeEach(() => test.setTimeout(120_000));

  for (const kind of KINDS_OF_PAGE) {
    test(`on ${kind.name}`, async ({ page, context, baseURL, visit, fullyHydrated, homes }) => {
      await setFavorites(kind, { context, baseURL, homes });
      await visit(kind.pathIn('en', homes));
      await fullyHydrated();
      await translatePage(page);
      expect((await pressEverything(page)).length).toBeGreaterThan(5);
    });
  }

  test('on results in a narrow window', async ({ page, visit, fullyHydrated }) => {
    await page.setViewportSize(PHONE);
    await visit(routePath('forSale', 'en'));
    await fullyHydrated();
    await translatePage(page);
    const pressed = await pressEverything(page);
    expect(pressed.filter((name) => name.startsWith('Filters'))).toHaveLength(1);
  });
});

test('a translated page opens other pages', { tag: ['@once', '@js'] }, async ({
  page,
  visit,
  fullyHydrated,
  homes,
  isScripted,
}) => {
  const errorPage = page.locator('.error-page');
  const t = textsIn('en');
  await visit(routePath('estate', 'en', { estateId: homes.offered.id }));
  await fullyHydrated();
  await translatePage(page);
  // The same components show the next home.
  const first = page.url();
  await page.locator('.similar .card__heading a').last().click();
  await expect(page).not.toHaveURL(first);
  await settle(page);
  await page.goBack();
  await settle(page);
  await page
    .getByRole('navigation', { name: t('layout.navigation') })
    .getByRole('link')
    .first()
    .click();
  await sortBy({ page, t, isScripted }, 'price');
  await settle(page);
  await expect(errorPage).toHaveCount(0);
});
