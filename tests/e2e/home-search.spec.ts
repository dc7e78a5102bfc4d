import { routePath } from '../../shared/routes.ts';
import { findCity } from '../support/e2e-homes.ts';
import { languagesFrom } from '../support/e2e-languages.ts';
import { chip, expectSearch } from '../support/e2e-results.ts';
import { expect, test } from '../support/e2e-test.ts';
import { textsIn } from '../support/e2e-texts.ts';

const LANGUAGES = [
  { locale: 'nl', accepted: 'nl-BE', tag: [] },
  { locale: 'de', accepted: 'de', tag: ['@language'] },
] as const;

for (const { locale, accepted, tag } of LANGUAGES) {
  test.describe(`a browser that prefers ${accepted}`, { tag: [...tag] }, () => {
    test.use({ locale: accepted });
    test(`is led from the root to ${locale}`, async ({ page, visit }) => {
      await visit('/');
      await expect(page).toHaveURL(`/${locale}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn(locale)('home.heading'));
    });
  });
}

for (const { locale, t, tag } of languagesFrom('nl', 'fr')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test('a search from the home page leads to the town that was meant', async ({
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

    test('an unknown town is told beside its field, and everything else is kept', async ({ page, visit }) => {
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
