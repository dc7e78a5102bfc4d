import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { municipalityPath } from '../../../shared/towns/town-path.ts';
import { askApi } from '../../support/e2e/homes.ts';
import {
  chip,
  expectSearch,
  filterNamed,
  showFilters,
  submitFilters,
  summaryNamed,
} from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const locale = 'nl';
const t = textsIn(locale);
const TOWNS = '{ searchCities(locale: nl, query: "sint", pageSize: 50) { items { id } } }';

interface Towns {
  searchCities: { items: { id: string }[] };
}

const label = t('estates.filters.city');

test.describe('the towns, by keyboard alone', { tag: '@once' }, () => {
  for (const { key, typed, town } of [
    { key: 'Enter', typed: 'lueven', town: '3000 Leuven' },
    { key: 'Space', typed: 'liege', town: '4000 Luik' },
  ]) {
    test(`opens with ${key}, finds ${town} for “${typed}” and chooses it`, async ({ page, visit }) => {
      await visit(routePath('forSale', locale));
      const summary = summaryNamed(page, label);
      const box = page.getByRole('combobox', { name: t('estates.filters.citySearch') });
      await summary.focus();
      await page.keyboard.press(key);
      await expect(box).toBeFocused();
      await page.keyboard.type(typed);
      const option = page.getByRole('option', { name: town });
      await expect(option).toHaveAttribute('aria-selected', 'false');
      await page.keyboard.press('ArrowDown');
      await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
      await page.keyboard.press('Enter');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(
        page.getByRole('button', { name: t('estates.filters.removeOption', { name: town }) }),
      ).toBeVisible();
      await page.keyboard.type('-x');
      await expect(box).toHaveValue(`${typed}-x`);
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
      await expect(summary).toBeFocused();
    });
  }

  test('a choice can be removed, and the remaining ones are searched', async ({
    page,
    visit,
    isScripted,
  }) => {
    await visit(`${routePath('forSale', locale)}?city=gent-9000&city=liege-4000`);
    const visitor = { page, t, isScripted };
    const chosen = filterNamed(visitor, label).getByRole('list', { name: label }).getByRole('button');
    await summaryNamed(page, label).press('Enter');
    await expect(chosen).toHaveCount(2);
    await page
      .getByRole('button', { name: t('estates.filters.removeOption', { name: '9000 Gent' }) })
      .press('Enter');
    await expect(chosen).toHaveCount(1);
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(chosen).toHaveCount(0);
    await page.keyboard.type('8000');
    await page.getByRole('option', { name: '8000 Brugge' }).click();
    await expect(chosen).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.locator('summary', { hasText: t('estates.filters.areas') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox')).toBeHidden();
    await submitFilters(visitor);
    await expect(page).toHaveURL(`${routePath('forSale', locale)}/brugge-8000`);
    await expect(chip(visitor, 'Brugge')).toBeVisible();
  });

  test('the number of suggestions, or that there are none, is announced', async ({ page, visit }) => {
    await visit(routePath('forSale', locale));
    await summaryNamed(page, label).press('Enter');
    const box = page.getByRole('combobox');
    await expect(box).toBeFocused();
    const status = page.locator('details[open]').getByRole('status');
    await page.keyboard.type('leuven');
    await expect(page.getByRole('option', { name: '3000 Leuven' })).toBeVisible();
    const count = await page.getByRole('listbox').getByRole('option').count();
    await expect(status).toHaveText(t('estates.filters.optionsFound', { count }));
    await box.fill('xqzwvk');
    await expect(status).toHaveText(t('estates.filters.noCities'));
  });
});

test('a list of types without options says so', { tag: ['@js', '@once'] }, async ({ page, visit }) => {
  await visit(`${routePath('forSale', 'en')}?minPrice=99000000`);
  await summaryNamed(page, textsIn('en')('estates.filters.type')).press('Enter');
  const status = page.locator('details[open]').getByRole('status');
  await expect(status).toHaveText(textsIn('en')('estates.filters.noTypes'));
});

test.describe('the state of the list of towns', { tag: ['@js', '@once'] }, () => {
  const box = (page: Page) => page.getByRole('combobox', { name: t('estates.filters.citySearch') });
  const options = (page: Page) => page.locator('.combobox').getByRole('option');
  const status = (page: Page) => page.locator('.combobox').getByRole('status');

  test('lists towns at once, and one letter is too short to search', async ({ page, visit }) => {
    await visit(routePath('forSale', locale));
    await summaryNamed(page, label).press('Enter');
    await expect(options(page)).toHaveCount(12);
    await box(page).fill('l');
    await expect(status(page)).toHaveText(t('estates.filters.typeMore', { count: 2 }));
    await box(page).fill('xqzwvk');
    await expect(status(page)).toHaveText(t('estates.filters.noCities'));
  });

  test('loads the next page before the end of the list is reached', async ({ page, visit }) => {
    await visit(routePath('forSale', locale));
    await summaryNamed(page, label).press('Enter');
    await box(page).fill('sint');
    await expect(options(page)).toHaveCount(10);
    const list = page.locator('.combobox__list');
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight - element.clientHeight - 60));
    await expect(options(page)).toHaveCount(10);
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight - element.clientHeight - 40));
    await expect(options(page)).toHaveCount(20);
    const names = await options(page).allTextContents();
    expect(new Set(names).size).toBe(20);
  });

  test.describe('while offline', () => {
    test.use({ expectedFailures: [500] });

    test('reports that loading failed', async ({ page, visit }) => {
      await visit(routePath('forSale', locale));
      await summaryNamed(page, label).press('Enter');
      await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: {} }));
      await box(page).fill('leuven');
      await expect(status(page)).toHaveText(t('estates.filters.searchFailed'));
    });

    test('can retry a failed request', async ({ page, visit }) => {
      await visit(routePath('forSale', locale));
      await summaryNamed(page, label).press('Enter');
      await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: {} }));
      await box(page).fill('leuven');
      const retryButton = page.getByRole('button', { name: t('estates.filters.searchAgain') });
      await expect(retryButton).toBeVisible();
      await page.unroute('**/graphql');
      await retryButton.click();
      await expect(options(page).filter({ hasText: '3000 Leuven' })).toBeVisible();
      await expect(retryButton).toHaveCount(0);
      await expect(box(page)).toBeFocused();
    });
  });

  test('no more than fifty options can be chosen', async ({ page, visit, request }) => {
    const { searchCities } = await askApi<Towns>(request, TOWNS);
    const query = searchCities.items.map(({ id }) => `city=${id}`).join('&');
    await visit(`${routePath('forSale', locale)}?${query}`);
    await summaryNamed(page, label).press('Enter');
    await expect(status(page)).toHaveText(t('estates.filters.mostChosen', { count: 50 }));
    await box(page).fill('leuven');
    const option = options(page).filter({ hasText: '3000 Leuven' });
    await option.click();
    await expect(option).toHaveAttribute('aria-selected', 'false');
  });
});

test.describe('a multi-select whose code loads slowly', { tag: '@js' }, () => {
  let arrive: () => void;

  test.beforeEach(async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    arrive = arrival.resolve;
    await page.route(/multi-combobox/, async (route) => {
      await arrival.promise;
      await route.continue();
    });
  });

  test('keeps options ticked and text typed meanwhile', async ({ page, visit, isScripted }) => {
    await visit(`${routePath('forSale', locale)}?city=gent-9000&city=liege-4000`);
    const visitor = { page, t, isScripted };
    const filter = filterNamed(visitor, label);
    await showFilters(visitor);
    await summaryNamed(page, label).click();
    await filter.getByRole('checkbox', { name: '9000 Gent' }).uncheck();
    await filter.getByRole('checkbox', { name: '2000 Antwerpen' }).check();
    await filter.getByRole('textbox').fill('lueven');
    arrive();
    await expect(page.getByRole('combobox')).toHaveValue('lueven');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('option', { name: '3000 Leuven' })).toBeVisible();
    const chosen = filter.getByRole('list', { name: label }).getByRole('button');
    await expect(chosen).toHaveText(['2000 Antwerpen', '4000 Luik']);
    await page.keyboard.press('Escape');
    await submitFilters(visitor);
    await expectSearch(visitor, 'city=antwerpen-2000&city=liege-4000');
  });

  test('keeps ticked options that were added meanwhile', async ({ page, visit, isScripted }) => {
    await visit(routePath('forSale', locale));
    const visitor = { page, t, isScripted };
    await showFilters(visitor);
    await summaryNamed(page, label).click();
    const areas = t('estates.filters.areas');
    await page.locator('summary', { hasText: areas }).click();
    await page.getByRole('group', { name: areas }).getByRole('checkbox', { name: 'Gent' }).check();
    arrive();
    await expect(page.getByRole('list', { name: areas }).getByRole('button')).toHaveText(['Gent']);
    await submitFilters(visitor);
    await expect(page).toHaveURL((url) => url.pathname === municipalityPath('Gent', 'SALE', locale));
  });

  test('does not steal the focus from another field', async ({ page, visit, isScripted }) => {
    await visit(routePath('forSale', locale));
    const visitor = { page, t, isScripted };
    await showFilters(visitor);
    await summaryNamed(page, label).click();
    await page.locator('summary', { hasText: t('estates.filters.areas') }).click();
    const around = page.getByLabel(t('estates.filters.around'));
    await around.fill('98');
    arrive();
    const municipalities = page.getByRole('combobox', { name: t('estates.filters.municipalitySearch') });
    await expect(municipalities).toHaveValue('');
    await expect(around).toBeFocused();
    await page.keyboard.type('00');
    await submitFilters(visitor);
    await expectSearch(visitor, 'area=10km-deinze-9800');
  });
});

test('opening a list focuses the input, unless an on-screen keyboard would cover the list', {
  tag: '@js',
}, async ({ page, visit, hasTouch }) => {
  await visit(routePath('forSale', locale));
  await showFilters({ page });
  const summary = summaryNamed(page, label);
  await summary.click();
  const box = page.getByRole('combobox', { name: t('estates.filters.citySearch') });
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const option = page.getByRole('option', { name: '9000 Gent' });
  await option.click();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(hasTouch ? summary : box).toBeFocused();
  await box.fill('leuven');
  await expect(page.getByRole('option', { name: '3000 Leuven' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: '3000 Leuven' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('with an on-screen keyboard', { tag: '@js' }, () => {
  test.use({ expectedFailures: [500] });

  test('removing a choice and searching again focus the list', async ({ page, visit, hasTouch }) => {
    await visit(`${routePath('forSale', locale)}?city=gent-9000`);
    await showFilters({ page });
    await summaryNamed(page, label).click();
    const box = page.getByRole('combobox', { name: t('estates.filters.citySearch') });
    const list = page.locator('.combobox__list');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await page
      .getByRole('button', { name: t('estates.filters.removeOption', { name: '9000 Gent' }) })
      .click();
    await expect(hasTouch ? list : box).toBeFocused();

    await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: {} }));
    await box.fill('leuven');
    const retryButton = page.getByRole('button', { name: t('estates.filters.searchAgain') });
    await expect(retryButton).toBeVisible();
    await page.unroute('**/graphql');
    await retryButton.click();
    await expect(page.getByRole('option', { name: '3000 Leuven' })).toBeVisible();
    await expect(hasTouch ? list : box).toBeFocused();
  });
});
