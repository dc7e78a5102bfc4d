import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { findCity } from '../../support/e2e/homes.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { expectNoLayoutShift, recordLayoutShifts } from '../../support/e2e/layout.ts';
import { chip, expectSearch } from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const LANGUAGES = [
  { locale: 'nl', accepted: 'nl-BE', tag: [] },
  { locale: 'de', accepted: 'de', tag: ['@language'] },
] as const;

for (const { locale, accepted, tag } of LANGUAGES) {
  test.describe(`a browser that prefers ${accepted}`, { tag: [...tag] }, () => {
    test.use({ locale: accepted });
    test(`is redirected from the root to ${locale}`, async ({ page, visit }) => {
      await visit('/');
      await expect(page).toHaveURL(`/${locale}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn(locale)('home.heading'));
    });
  });
}

for (const { locale, t, tag } of languagesFrom('nl', 'fr')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test('a search from the home page finds the intended town', async ({
      page,
      visit,
      isScripted,
      request,
    }) => {
      const city = await findCity(request, 'Luik', locale);
      await visit(routePath('home', locale));
      const search = page.getByRole('search', { name: t('home.search.label') });
      await search.getByRole('radio', { name: t('home.search.rent') }).check();
      await search.getByLabel(t('home.search.where')).fill('Luik');
      await search.getByLabel(t('home.search.type')).selectOption(t('estates.type.APARTMENT'));
      await search.getByRole('button', { name: t('home.search.submit') }).click();
      await expect(page).toHaveURL(`${routePath('forRent', locale)}?city=${city.id}&type=apartment`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('estates.results.titleIn.RENT', { towns: city.name }),
      );
      await chip({ page, t, isScripted }, city.name).click();
      await expectSearch({ page }, 'type=apartment');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('estates.results.title.RENT'));
    });

    test('an unknown town is reported beside its field, and all other fields are kept', async ({
      page,
      visit,
    }) => {
      const unknown = 'Xqzwvk';
      await visit(routePath('home', locale));
      const search = page.getByRole('search', { name: t('home.search.label') });
      await search.getByRole('radio', { name: t('home.search.rent') }).check();
      const where = search.getByLabel(t('home.search.where'));
      await where.fill(unknown);
      await search.getByLabel(t('home.search.type')).selectOption('house');
      await search.getByLabel(t('home.search.budget')).fill('1.250');
      await search.getByRole('button', { name: t('home.search.submit') }).click();
      await expect(where).toHaveAttribute('aria-invalid', 'true');
      await expect(where).toHaveAccessibleDescription(t('home.search.unknownTown', { town: unknown }));
      await expect(where).toHaveValue(unknown);
      await expect(search.getByRole('radio', { name: t('home.search.rent') })).toBeChecked();
      await expect(search.getByLabel(t('home.search.type'))).toHaveValue('house');
      await expect(search.getByLabel(t('home.search.budget'))).toHaveValue('1.250');
    });
  });
}

test('a suggested town can be chosen and searched', async ({ page, visit }) => {
  const t = textsIn('nl');
  await visit(routePath('home', 'nl'));
  const where = page.getByLabel(t('home.search.where'));
  const towns = page.locator(`#${await where.getAttribute('list')} option`);
  await expect(towns).toHaveCount(12);
  const town = (await towns.nth(3).getAttribute('value')) ?? '';
  await where.fill(town);
  await page.getByRole('button', { name: t('home.search.submit') }).click();
  await expect(page).toHaveURL(new RegExp(`${routePath('forSale', 'nl')}/[a-z-]+-${town.slice(0, 4)}$`));
});

test.describe('the search bar after a search', { tag: '@js' }, () => {
  const t = textsIn('fr');
  const LAST = 'city=gent-9000&type=apartment&minPrice=500&maxPrice=900&sortType=price&sortOrder=DESC';
  const form = (page: Page) => page.getByRole('search', { name: t('home.search.label') });
  const budget = (page: Page) => form(page).getByLabel(t('home.search.budget'));

  test.beforeEach(async ({ visit }) => {
    await visit(`${routePath('forRent', 'fr')}?${LAST}`);
  });

  test('is filled in with the last search and repeats it', async ({ page, visit }) => {
    await recordLayoutShifts(page);
    await visit(routePath('home', 'fr'));
    await expect(budget(page)).toHaveValue('900');
    await expect(form(page).getByRole('radio', { name: t('home.search.rent') })).toBeChecked();
    await expect(form(page).getByLabel(t('home.search.type'))).toHaveValue('apartment');
    await expect(form(page).getByLabel(t('home.search.where'))).toHaveValue('9000 Gand');
    await expectNoLayoutShift(page);
    await form(page).getByRole('button').click();
    await expectSearch({ page }, LAST);
  });

  test('keeps criteria without a field until a related field changes', async ({ page, visit }) => {
    const several =
      'city=gent-9000&city=liege-4000&type=house&type=apartment&subType=villa&minPrice=500&maxPrice=900';
    await visit(`${routePath('forRent', 'fr')}?${several}`);
    await visit(routePath('home', 'fr'));
    await expect(budget(page)).toHaveValue('900');
    await form(page).getByRole('button').click();
    await expectSearch({ page }, several);
    await visit(routePath('home', 'fr'));
    await expect(budget(page)).toHaveValue('900');
    await form(page).getByLabel(t('home.search.where')).fill('Namur');
    await form(page).getByRole('button').click();
    await expectSearch({ page }, several.replace(/city=.*4000/, 'city=namur-5000'));
    // Stored once the results are shown.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('namur-5000');
    await visit(routePath('home', 'fr'));
    await expect(budget(page)).toHaveValue('900');
    await form(page).getByLabel(t('home.search.type')).selectOption('land');
    await budget(page).fill('400');
    await form(page).getByRole('button').click();
    await expectSearch({ page }, 'city=namur-5000&type=land&maxPrice=400');
  });

  test('keeps what the visitor has started to fill in', async ({ page, visit }) => {
    const started = Promise.withResolvers<void>();
    await page.route(/fill-search/, async (route) => {
      await started.promise;
      await route.continue();
    });
    const codeRequest = page.waitForRequest(/fill-search/);
    await visit(routePath('home', 'fr'));
    const request = await codeRequest;
    await budget(page).fill('1200');
    started.resolve();
    await (await request.response())?.finished();
    await expect(budget(page)).toHaveValue('1200');
    await expect(form(page).getByLabel(t('home.search.where'))).toHaveValue('');
  });
});
