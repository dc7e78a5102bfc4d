import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessibleOnPhone } from '../../support/e2e/axe.ts';
import { enlargeText, expectNoOverflow } from '../../support/e2e/layout.ts';
import {
  chips,
  expectCount,
  expectSearch,
  homeLinks,
  inFilter,
  sheetSummary,
  showFilters,
  sortBy,
  sortLink,
  submitFilters,
  summaryNamed,
  type Visitor,
} from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const locale = 'de';
const t = textsIn(locale);
const results = routePath('forSale', locale);
const NARROW = { width: 360, height: 640 };

const visitorOf = (page: Page, isScripted = true): Visitor => ({ page, t, isScripted });
const form = (page: Page) => page.getByRole('search');
const button = (page: Page) => form(page).locator('button[type=submit]');

test.use({ viewport: NARROW });

test('the price of the first home is on the first screen, below one row of filters', async ({
  page,
  visit,
  isScripted,
}) => {
  await visit(`${results}?type=house&minPrice=100000&city=gent-9000`);
  await expect(homeLinks(visitorOf(page, isScripted)).first().locator('.card__price')).toBeInViewport();
  await expect(sheetSummary({ page })).toContainText(t('listings.sheet.filters', { count: 3 }));
  await expect(form(page)).toBeHidden();
});

test('the sheet contains the form, and its button shows the results', async ({ page, visit, isScripted }) => {
  const visitor = visitorOf(page, isScripted);
  await visit(results);
  await inFilter(visitor, t('estates.filters.price'), (filter) =>
    filter.getByLabel(t('estates.filters.maxPrice')).fill('300000'),
  );
  await submitFilters(visitor);
  await expectSearch(visitor, 'maxPrice=300000');
  await expect(form(page)).toBeHidden();
  await expect(sheetSummary({ page })).toContainText(t('listings.sheet.filters', { count: 1 }));
  await expect(chips(visitor).first()).toBeInViewport();
});

test('the summary closes the sheet', async ({ page, visit }) => {
  await visit(results);
  await showFilters({ page });
  await expect(button(page)).toBeInViewport();
  await page.getByText(t('listings.sheet.close')).click();
  await expect(form(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('taps open the sheet, choose a filter and submit it', async ({ page, visit, isScripted }) => {
    await visit(results);
    await sheetSummary({ page }).tap();
    await summaryNamed(page, t('estates.filters.price')).tap();
    await form(page).getByLabel(t('estates.filters.maxPrice')).fill('300000');
    await button(page).tap();
    await expectSearch(visitorOf(page, isScripted), 'maxPrice=300000');
    await expect(form(page)).toBeHidden();
  });
});

test('the keyboard stays in the sheet, and nothing covers the focused element', async ({ page, visit }) => {
  await visit(results);
  await showFilters({ page });
  await summaryNamed(page, t('estates.filters.more')).press('Enter');
  const stops = await page.evaluate(countStops);
  await sheetSummary({ page }).focus();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isFocusVisible), await page.evaluate(describeFocus)).toBe(true);
  }
});

test('the sheet fits with text of twice the size', async ({ page, visit }) => {
  await visit(results);
  await enlargeText(page);
  await showFilters({ page });
  await summaryNamed(page, t('estates.filters.more')).click();
  await expectNoOverflow(page, [320, NARROW.width]);
  await expect(button(page)).toBeInViewport();
});

test('the default order is marked, and the order is changed in a disclosure', async ({
  page,
  visit,
  isScripted,
}) => {
  const visitor = visitorOf(page, isScripted);
  await visit(results);
  await expect(page.locator('.sort__toggle > summary')).toContainText(t('estates.sort.date.DESC'));
  await expect(sortLink(visitor, 'price')).toBeHidden();
  await sortBy(visitor, 'price');
  await expectSearch(visitor, 'sortType=price&sortOrder=ASC');
  await expect(page.locator('.sort__toggle > summary')).toContainText(t('estates.sort.price'));
  await expect(sortLink(visitor, 'price')).toBeHidden();
});

for (const name of ['holiday', 'projects'] as const) {
  test(`the filters of ${name} are a sheet too`, async ({ page, visit }) => {
    await visit(routePath(name, locale));
    await expect(page.locator('.cards .card').first()).toBeInViewport();
    await expect(page.locator('.sheet__panel')).toBeHidden();
    await showFilters({ page });
    await expect(page.locator('.sheet__panel').getByRole('combobox').first()).toBeInViewport();
    await page.locator('.sheet__panel button[type=submit]').click();
    await expect(page.locator('.sheet__panel')).toBeHidden();
  });
}

test.describe('with JavaScript', { tag: '@js' }, () => {
  test('Escape closes it and returns the focus to the opener', async ({ page, visit }) => {
    await visit(results);
    await showFilters({ page });
    await summaryNamed(page, t('estates.filters.price')).click();
    await page.getByLabel(t('estates.filters.maxPrice')).focus();
    await page.keyboard.press('Escape');
    await expect(form(page)).toBeHidden();
    await expect(sheetSummary({ page })).toBeFocused();
  });

  test('its button counts the results of the current fields, and late responses are ignored', async ({
    page,
    visit,
  }) => {
    const visitor = visitorOf(page);
    await visit(`${results}?type=house`);
    await showFilters(visitor);
    await expect(button(page)).toHaveText(/\d/);
    const before = await button(page).textContent();
    const first = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"maxPrice":200000')) await first.promise;
      await route.continue();
    });
    await summaryNamed(page, t('estates.filters.price')).click();
    const most = page.getByLabel(t('estates.filters.maxPrice'));
    const slow = page.waitForRequest((request) => !!request.postData()?.includes('"maxPrice":200000'));
    await most.fill('200000');
    const late = page.waitForResponse(async (response) => response.request() === (await slow));
    await slow;
    await most.fill('400000');
    await expect(button(page)).not.toHaveText(before ?? '');
    const latest = (await button(page).textContent()) ?? '';
    first.resolve();
    await (await late).finished();
    await expect(button(page)).toHaveText(latest);
    await submitFilters(visitor);
    await expectSearch(visitor, 'type=house&maxPrice=400000');
    await expectCount(visitor, Number(/\d+/.exec(latest)?.[0]));
  });

  test('content below it does not scroll', async ({ page, visit }) => {
    await visit(results);
    await showFilters({ page });
    await page.mouse.move(NARROW.width / 2, NARROW.height / 2);
    await page.mouse.wheel(0, 400);
    await page.getByText(t('listings.sheet.close')).click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('axe finds no violation when it is open', async ({ page, visit }) => {
    await visit(`${results}?type=house`);
    await page.setViewportSize(NARROW);
    await showFilters({ page });
    await expectAccessibleOnPhone(page);
  });
});

/** Runs in the page: returns the number of focusable elements in the sheet. */
function countStops(): number {
  const usable = 'input:not([type=hidden]), select, summary, button';
  const stops = document.querySelectorAll<HTMLElement>(`.sheet__panel :is(${usable})`);
  return [...stops].filter((element) => element.checkVisibility()).length;
}

/** Runs in the page: returns whether the focused element is in the sheet and its centre is not covered. */
function isFocusVisible(): boolean {
  const focused = document.activeElement;
  if (!focused?.closest('.sheet, .sheet__panel')) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && (focused.contains(seen) || seen.contains(focused));
}

function describeFocus(): string {
  return document.activeElement?.outerHTML.slice(0, 200) ?? '';
}
