import type { Locator, Page } from 'playwright/test';
import { HEADER_ROUTES } from '../../../shared/menu-routes.ts';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expectNoLayoutShift, recordLayoutShifts } from '../../support/e2e/layout.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const locale = 'de';
const t = textsIn(locale);
const LAST = HEADER_ROUTES[HEADER_ROUTES.length - 1] as (typeof HEADER_ROUTES)[number];
const HEIGHT = 900;
/** Leaves space for two items at most on windows below 1100 pixels, from the first paint on. */
const NARROW = '@media (max-width: 1100px) { .header__bar { max-inline-size: 250px !important; } }';

const bar = (page: Page) => page.getByRole('navigation', { name: t('layout.navigation') });
const more = (page: Page) => bar(page).getByRole('button', { name: t('layout.more') });
const item = (page: Page, name: (typeof HEADER_ROUTES)[number]) =>
  bar(page).getByRole('link', { name: t(`layout.item.${name}`), exact: true });

async function expectAllShown(page: Page): Promise<void> {
  for (const name of HEADER_ROUTES) await expect(item(page, name)).toBeInViewport();
  await expect(more(page)).toHaveCount(0);
}

async function narrow(page: Page): Promise<void> {
  // The styles are inlined in the page, whose policy contains their hash.
  await page.route(/\/de\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</style>', `${NARROW}</style>`);
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
}

const top = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

for (const width of [992, 1200]) {
  test(`at ${width} pixels every item is in the bar`, { tag: '@desktop' }, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await visit(routePath('forSale', locale));
    await expectAllShown(page);
    await expect(item(page, 'forSale')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(t('layout.menu'), { exact: true })).toBeHidden();
  });
}

test.describe('with little space', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => narrow(page));

  test('without JavaScript the items wrap to several lines', async ({ page, visit, isScripted }) => {
    test.skip(isScripted, 'with it they go under “more”');
    await page.setViewportSize({ width: 992, height: HEIGHT });
    await visit(routePath(LAST, locale));
    await expectAllShown(page);
    expect(await top(item(page, LAST))).toBeGreaterThan(await top(item(page, 'forSale')));
  });
});

test.describe('with little space on a wide screen', { tag: ['@js', '@desktop'] }, () => {
  test.beforeEach(async ({ page, visit }) => {
    await narrow(page);
    await page.setViewportSize({ width: 992, height: HEIGHT });
    await visit(routePath(LAST, locale));
  });

  test('items that do not fit are under a marked “more” until there is space again', async ({ page }) => {
    await expect(item(page, 'forSale')).toBeVisible();
    await expect(item(page, LAST)).toHaveCount(0);
    await expect(more(page)).toHaveAttribute('aria-current', 'true');
    await more(page).click();
    await expect(item(page, LAST)).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 1200, height: HEIGHT });
    await expectAllShown(page);
    await expect(item(page, LAST)).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 992, height: HEIGHT });
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    await page.setViewportSize({ width: 991, height: HEIGHT });
    await expect(more(page)).toHaveCount(0);
    await page.getByText(t('layout.menu'), { exact: true }).click();
    await expectAllShown(page);
  });

  test('it opens and closes by keyboard, and its links work', async ({ page }) => {
    await more(page).focus();
    await page.keyboard.press('Enter');
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(item(page, 'forRent')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more(page)).toBeFocused();
    await expect(item(page, 'forRent')).toHaveCount(0);
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(routePath('forRent', locale));
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(more(page)).toHaveAttribute('aria-current', 'true');
    await item(page, 'forSale').click();
    await expect(page).toHaveURL(routePath('forSale', locale));
    await expect(more(page)).not.toHaveAttribute('aria-current', 'true');
  });

  test('a click elsewhere and moving the focus past its last item close it', async ({ page }) => {
    await more(page).click();
    await page.mouse.click(900, HEIGHT / 2);
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    await more(page).click();
    await item(page, LAST).focus();
    await page.keyboard.press('Tab');
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('axe finds no violation when it is open', async ({ page }) => {
    await more(page).click();
    await expectAccessible(page, 'header');
  });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`every item is reachable when the script fails to load, ${reducedMotion}`, {
    tag: ['@js', '@desktop'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await narrow(page);
    await page.route('**/*.js', (route) => route.abort('aborted'));
    await page.setViewportSize({ width: 992, height: HEIGHT });
    await page.goto(routePath('forSale', locale));
    await expect(item(page, 'forSale')).toBeInViewport();
    await expect(item(page, LAST)).not.toBeInViewport();
    await expectAllShown(page);
  });
}

test('there is no layout shift when items move under “more”', { tag: ['@js', '@desktop'] }, async ({
  page,
  visit,
}) => {
  await narrow(page);
  await page.setViewportSize({ width: 992, height: HEIGHT });
  await recordLayoutShifts(page);
  await visit(routePath('forSale', locale));
  await expect(more(page)).toBeVisible();
  await expectNoLayoutShift(page);
});
