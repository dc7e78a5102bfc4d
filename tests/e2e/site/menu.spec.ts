import type { Page } from 'playwright/test';
import { LOCALE_NAMES, LOCALES } from '../../../shared/locales.ts';
import { HEADER_ROUTES } from '../../../shared/menu-routes.ts';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessibleOnPhone } from '../../support/e2e/axe.ts';
import {
  enlargeText,
  expectNoLayoutShift,
  expectNoOverflow,
  recordLayoutShifts,
} from '../../support/e2e/layout.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const locale = 'de';
const t = textsIn(locale);
const NARROW = { width: 360, height: 780 };
const MAX_HEADER_HEIGHT = 60;

const menu = (page: Page) => page.getByText(t('layout.menu'), { exact: true });
const bar = (page: Page) => page.getByRole('navigation', { name: t('layout.navigation') });
const item = (page: Page, name: (typeof HEADER_ROUTES)[number]) =>
  bar(page).getByRole('link', { name: t(`layout.item.${name}`), exact: true });

test.use({ viewport: NARROW });

test('one row contains brand, favourites, phone and menu', async ({ page, visit }) => {
  await visit(routePath('forSale', locale));
  const header = page.getByRole('banner');
  const box = await header.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(MAX_HEADER_HEIGHT);
  await expect(header.getByRole('link')).toHaveCount(3);
  await expect(header.getByRole('link').nth(2)).toHaveAccessibleName(/\+32/);
  await expect(menu(page)).toBeVisible();
});

for (const width of [320, 991]) {
  test(`at ${width} pixels the menu contains every item and language`, async ({ page, visit }) => {
    await page.setViewportSize({ ...NARROW, width });
    await visit(routePath('forSale', locale));
    await expect(bar(page)).toBeHidden();
    await menu(page).click();
    for (const name of HEADER_ROUTES) await expect(item(page, name)).toBeInViewport();
    await expect(item(page, 'forSale')).toHaveAttribute('aria-current', 'page');
    const languages = page.getByRole('navigation', { name: t('layout.languages'), exact: true });
    for (const other of LOCALES) {
      await expect(languages.getByRole('link', { name: LOCALE_NAMES[other] })).toBeInViewport();
    }
    await item(page, 'contact').click();
    await expect(page).toHaveURL(routePath('contact', locale));
    await expect(bar(page)).toBeHidden();
  });
}

test('the languages are also at the bottom of the page', async ({ page, visit }) => {
  await visit(`${routePath('forSale', locale)}?type=house`);
  const languages = page.getByRole('navigation', { name: t('layout.languagesBelow') });
  await languages.getByRole('link', { name: LOCALE_NAMES.nl }).click();
  await expect(page).toHaveURL(`${routePath('forSale', 'nl')}?type=house`);
});

test('it opens by keyboard, and the next tab stop is its first link', async ({ page, visit }) => {
  await visit(routePath('forSale', locale));
  await menu(page).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: LOCALE_NAMES.nl }).first()).toBeFocused();
  await menu(page).press('Enter');
  await expect(bar(page)).toBeHidden();
});

test('with text of twice the size everything is reachable', async ({ page, visit }) => {
  await visit(routePath('forSale', locale));
  await enlargeText(page);
  await menu(page).click();
  await expectNoOverflow(page, [320, NARROW.width]);
  await item(page, 'contact').click();
  await expect(page).toHaveURL(routePath('contact', locale));
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens it, another closes it, and a tap on an item follows the link', async ({
    page,
    visit,
  }) => {
    await visit(routePath('forSale', locale));
    await menu(page).tap();
    await expect(item(page, 'contact')).toBeInViewport();
    await menu(page).tap();
    await expect(bar(page)).toBeHidden();
    await menu(page).tap();
    await item(page, 'contact').tap();
    await expect(page).toHaveURL(routePath('contact', locale));
    await expect(bar(page)).toBeHidden();
  });
});

test.describe('with JavaScript', { tag: '@js' }, () => {
  test('Escape closes it and returns the focus', async ({ page, visit }) => {
    await visit(routePath('forSale', locale));
    await menu(page).press('Enter');
    await item(page, 'forRent').focus();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await expect(
      page
        .locator('summary')
        .filter({ has: menu(page) })
        .or(menu(page))
        .first(),
    ).toBeFocused();
  });

  test('a click elsewhere and moving the focus past its last link close it', async ({ page, visit }) => {
    await visit(routePath('forSale', locale));
    await menu(page).click();
    // Beside the cards, which are links.
    await page.mouse.click(4, NARROW.height - 40);
    await expect(bar(page)).toBeHidden();
    await menu(page).click();
    await item(page, 'contact').focus();
    await page.keyboard.press('Tab');
    await expect(bar(page)).toBeHidden();
  });

  test('a menu opened before the script loaded stays open without layout shift', async ({
    page,
    hydrated,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await recordLayoutShifts(page);
    await page.goto(routePath('forSale', locale), { waitUntil: 'commit' });
    await menu(page).click();
    await expect(item(page, 'contact')).toBeVisible();
    held.resolve();
    await hydrated();
    await expect(item(page, 'contact')).toBeVisible();
    await expectNoLayoutShift(page);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
  });

  test('axe finds no violation when it is open', async ({ page, visit }) => {
    await visit(routePath('forSale', locale));
    await menu(page).click();
    await expectAccessibleOnPhone(page);
  });
});
