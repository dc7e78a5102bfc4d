import { routePath } from '../../../shared/routes.ts';
import { municipalityPath } from '../../../shared/towns/town-path.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { chip, expectSearch, showFilters, submitFilters, summaryNamed } from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** Pixels; more than the opened filters need on a phone. */
const HEIGHT_OF_ALL_FILTERS = 4_000;

for (const { locale, t, tag } of languagesFrom('nl', 'fr')) {
  const name = locale === 'fr' ? 'Gand' : 'Gent';

  test(`in ${locale}, searches a whole municipality and a radius around a town`, { tag }, async ({
    page,
    visit,
    isScripted,
  }) => {
    const visitor = { page, t, isScripted };
    await visit(routePath('forSale', locale));
    const openAreas = async () => {
      await showFilters(visitor);
      await summaryNamed(page, t('estates.filters.city')).click();
      // The suggestions that load now move the summary of the areas.
      if (isScripted)
        await expect(page.getByRole('combobox', { name: t('estates.filters.citySearch') })).toBeVisible();
      const areas = page.locator('summary', { hasText: t('estates.filters.areas') });
      if (await page.locator('.areas:not([open])').count()) await areas.click();
    };
    await openAreas();
    if (isScripted) {
      await page.getByRole('combobox', { name: t('estates.filters.municipalitySearch') }).fill(name);
      await page
        .getByRole('option', { name: new RegExp(`^${name}\\b`) })
        .first()
        .click();
    } else {
      await page.getByRole('link', { name: t('estates.filters.municipalityList') }).click();
      await showFilters(visitor);
      await page.getByRole('checkbox', { name, exact: true }).check();
    }
    // Where the filters scroll, their sticky button covers half of another one at some positions.
    const viewport = page.viewportSize() ?? { width: 412, height: 839 };
    await page.setViewportSize({ ...viewport, height: HEIGHT_OF_ALL_FILTERS });
    await expectAccessible(page);
    await page.setViewportSize(viewport);
    await submitFilters(visitor);
    await expect(page).toHaveURL((url) => url.pathname === municipalityPath(name, 'SALE', locale));
    await expect(chip(visitor, name)).toBeVisible();

    await openAreas();
    await page.getByLabel(t('estates.filters.around')).fill('9800');
    await page.getByLabel(t('estates.filters.within')).fill('5');
    await submitFilters(visitor);
    await expectSearch(visitor, 'area=5km-deinze-9800&area=44021');
    await expect(chip(visitor, t('estates.active.around', { kilometres: 5, place: 'Deinze' }))).toBeVisible();
  });
}
