import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import {
  chip,
  expectSearch,
  homeLinks,
  inFilter,
  showFilters,
  showSorting,
  sortBy,
  sortLink,
  submitFilters,
  type Visitor,
} from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

declare global {
  interface Window {
    isSameDocument?: boolean;
  }
}

const locale = 'fr';
const t = textsIn(locale);
const results = routePath('forSale', locale);

const mark = (page: Page) =>
  page.evaluate(() => {
    window.isSameDocument = true;
  });
const isMarked = (page: Page) => page.evaluate(() => window.isSameDocument === true);
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Whether the keyboard focus was lost, so that it would continue at the start of the page. */
const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

test.describe('with JavaScript the document is kept', { tag: '@js' }, () => {
  test('when filters, sort order and page change', async ({ page, visit, isScripted }) => {
    const visitor: Visitor = { page, t, isScripted };
    await visit(results);
    await mark(page);
    await inFilter(visitor, t('estates.filters.price'), (filter) =>
      filter.getByLabel(t('estates.filters.maxPrice')).fill('600000'),
    );
    await submitFilters(visitor);
    await expectSearch(visitor, 'maxPrice=600000');
    await sortBy(visitor, 'living_area');
    await expectSearch(visitor, 'maxPrice=600000&sortType=living_area&sortOrder=ASC');
    const next = page.getByRole('link', { name: t('listings.pages.next') });
    // The router changes the URL a moment before React shows the new links.
    await expect(next).toHaveAttribute('href', /sortType=living_area/);
    await next.click();
    await expectSearch(visitor, 'maxPrice=600000&sortType=living_area&sortOrder=ASC&page=2');
    expect(await isMarked(page)).toBe(true);
  });

  test('a new search keeps the scroll position and announces the new count', async ({
    page,
    visit,
    isScripted,
  }) => {
    const visitor: Visitor = { page, t, isScripted };
    await visit(`${results}?type=house&bedrooms=4`);
    const status = page.getByRole('status').filter({ visible: true });
    const before = await status.textContent();
    const remove = chip(visitor, t('estates.active.minBedrooms', { value: 4 }));
    await page.evaluate(() => window.scrollTo(0, 120));
    await remove.click();
    await expectSearch(visitor, 'type=house');
    await expect(status).not.toHaveText(before ?? '');
    expect(await scrollY(page)).toBe(120);
    expect(await isFocusLost(page)).toBe(false);
    await showSorting(visitor);
    const place = await scrollY(page);
    await sortLink(visitor, 'price').press('Enter');
    await expect(sortLink(visitor, 'price')).toContainText(t('estates.sort.ASC'));
    await expect(page.locator('.sort :focus')).toContainText(t('estates.sort.price'));
    expect(await scrollY(page)).toBe(place);
  });

  test('a submitted form keeps the focus near what it changed', async ({ page, visit, isScripted }) => {
    const visitor: Visitor = { page, t, isScripted };
    await visit(results);
    await showFilters(visitor);
    await page.getByRole('search').locator('button[type=submit]').focus();
    await inFilter(visitor, t('estates.filters.minBedrooms'), (filter) =>
      filter.getByRole('radio', { name: t('estates.active.minBedrooms', { value: 2 }) }).check(),
    );
    await submitFilters(visitor);
    await expectSearch(visitor, 'bedrooms=2');
    await expect(chip(visitor, t('estates.active.minBedrooms', { value: 2 }))).toBeVisible();
    expect(await isFocusLost(page)).toBe(false);
  });

  test('the next page of results starts at its first home', async ({ page, visit, isScripted }) => {
    const visitor: Visitor = { page, t, isScripted };
    await visit(results);
    const first = await homeLinks(visitor).first().getAttribute('href');
    await page.getByRole('link', { name: t('listings.pages.next') }).click();
    await expect(homeLinks(visitor).first()).not.toHaveAttribute('href', first ?? '');
    await expect.poll(() => scrollY(page)).toBeLessThan(400);
  });

  test('a home opens at its start, and going back restores the scroll position', async ({
    page,
    visit,
    isScripted,
  }) => {
    const visitor: Visitor = { page, t, isScripted };
    await visit(results);
    await mark(page);
    // The heights of later cards are estimates until they are near the window, and can be wrong by a pixel.
    const link = homeLinks(visitor).nth(4);
    await link.scrollIntoViewIfNeeded();
    const place = await scrollY(page);
    const path = (await link.getAttribute('href')) ?? '';
    await link.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.locator('main')).toBeFocused();
    expect(await scrollY(page)).toBe(0);
    await page.goBack();
    await expect(homeLinks(visitor).nth(4)).toHaveAttribute('href', path);
    await expect.poll(() => scrollY(page)).toBe(place);
    expect(await isMarked(page)).toBe(true);
  });

  test('the home page links to the last search', async ({ page, visit, isScripted }) => {
    const visitor: Visitor = { page, t, isScripted };
    await visit(`${routePath('forRent', locale)}?type=apartment&maxPrice=900&bedrooms=1`);
    await visit(routePath('home', locale));
    await page.getByRole('link', { name: t('home.search.again') }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${routePath('forRent', locale)}\\?`));
    await expectSearch(visitor, 'type=apartment&maxPrice=900');
  });
});
