import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import {
  chip,
  chips,
  expectCount,
  expectSearch,
  homeLinks,
  homePaths,
  idsOf,
  inFilter,
  sortBy,
  sortLink,
  submitFilters,
  tickOption,
  type Visitor,
} from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { eurosIn, textsIn } from '../../support/e2e/texts.ts';

const SORTED = `query ($order: SortOrder!, $page: Int!) {
  estates(
    locale: nl
    page: $page
    sort: { by: PRICE, order: $order }
    filter: { transaction: RENT, types: [APARTMENT], minBedrooms: 1, maxPrice: 2000 }
  ) { total items { id } }
}`;

interface Sorted {
  estates: { total: number; items: { id: string }[] };
}

const SWITCHED: Record<Locale, Locale> = { nl: 'fr', fr: 'de', de: 'en', en: 'nl' };

for (const { locale, t, tag } of languagesFrom('nl', 'fr')) {
  test(`in ${locale}, a visitor filters, sorts, changes page, opens a home, changes language and goes back`, {
    tag,
  }, async ({ page, visit, isScripted, hydrated, pageWithoutJavaScript, request }) => {
    const visitor: Visitor = { page, t, isScripted };
    const sorted = (order: 'ASC' | 'DESC', number: number) =>
      askApi<Sorted>(request, SORTED, { order, page: number });
    await visit(routePath('forRent', locale));
    await applyFilters(visitor);
    await chip(visitor, t('estates.active.minPrice', { value: eurosIn(locale, 500) })).click();
    await expect(chips(visitor)).toHaveCount(4);
    const first = await sorted('ASC', 1);
    await expectCount(visitor, first.estates.total);
    await sortByPrice(visitor, 'ASC', first);
    await sortByPrice(visitor, 'DESC', await sorted('DESC', 1));
    await goToSecondPage(visitor, await sorted('DESC', 2));
    await test.step('the same address lists the same homes without JavaScript', async () => {
      // Without JavaScript the page would be compared with itself.
      if (!isScripted) return;
      await pageWithoutJavaScript.goto(page.url());
      expect(await homePaths({ ...visitor, page: pageWithoutJavaScript })).toEqual(await homePaths(visitor));
    });
    const other = await changeLanguage(visitor, locale, hydrated);
    await openAndReturn({ ...visitor, t: textsIn(other) });
    await page.goBack();
    await hydrated();
    await expect(page).toHaveURL(new RegExp(`${routePath('forRent', locale)}\\?`));
    await expect(sortLink(visitor, 'price')).toContainText(t('estates.sort.DESC'));
  });
}

async function applyFilters(visitor: Visitor): Promise<void> {
  const { t } = visitor;
  await tickOption(visitor, t('estates.filters.type'), t('estates.type.APARTMENT'));
  await inFilter(visitor, t('estates.filters.price'), async (filter) => {
    await filter.getByLabel(t('estates.filters.minPrice')).fill('500');
    await filter.getByLabel(t('estates.filters.maxPrice')).fill('2.000');
  });
  const label = t('estates.active.minBedrooms', { value: 1 });
  await inFilter(visitor, t('estates.filters.minBedrooms'), (filter) =>
    filter.getByRole('radio', { name: label }).check(),
  );
  await submitFilters(visitor);
  await expectSearch(visitor, 'type=apartment&minPrice=500&maxPrice=2000&bedrooms=1');
  await expect(chips(visitor)).toHaveCount(5);
  await expect(chip(visitor, label)).toBeVisible();
}

async function sortByPrice(visitor: Visitor, order: 'ASC' | 'DESC', expected: Sorted): Promise<void> {
  const link = sortLink(visitor, 'price');
  await sortBy(visitor, 'price');
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toContainText(visitor.t(`estates.sort.${order}`));
  await expectHomes(visitor, expected);
}

async function goToSecondPage(visitor: Visitor, expected: Sorted): Promise<void> {
  const { page, t } = visitor;
  const link = page.getByRole('link', { name: t('listings.pages.page', { page: 2 }), exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expectSearch(visitor, 'type=apartment&maxPrice=2000&bedrooms=1&sortType=price&sortOrder=DESC&page=2');
  await expectHomes(visitor, expected);
}

async function expectHomes(visitor: Visitor, { estates }: Sorted): Promise<void> {
  const wanted = estates.items.map(({ id }) => id);
  await expect.poll(async () => idsOf(await homePaths(visitor))).toEqual(wanted);
}

/** Switches the language, which keeps the page and all filters. */
async function changeLanguage(
  visitor: Visitor,
  locale: Locale,
  hydrated: () => Promise<void>,
): Promise<Locale> {
  const { page, t } = visitor;
  const other = SWITCHED[locale];
  const { search } = new URL(page.url());
  const listed = idsOf(await homePaths(visitor));
  const languages = page.getByRole('navigation', { name: t('layout.languagesBelow') });
  await languages.locator(`a[hreflang=${other}]`).click();
  await expect(page).toHaveURL(routePath('forRent', other) + search);
  await hydrated();
  await expect(page.locator('html')).toHaveAttribute('lang', `${other}-BE`);
  await expect.poll(async () => idsOf(await homePaths({ ...visitor, t: textsIn(other) }))).toEqual(listed);
  return other;
}

async function openAndReturn(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const results = page.url();
  const paths = await homePaths(visitor);
  await homeLinks(visitor).first().click();
  await expect(page).toHaveURL(paths[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect.poll(() => homePaths(visitor)).toEqual(paths);
}
