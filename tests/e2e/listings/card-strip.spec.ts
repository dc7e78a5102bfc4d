import { devices, type Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';

const results = routePath('forSale', 'nl');
const PHONE = devices['Pixel 7'];

const rowOn = (page: Page) => page.locator('.card-strip__row').first();
const counterOn = (page: Page) => page.locator('.card-strip > small').first();
const picturesOn = (page: Page) => rowOn(page).locator('img');
const pathOfFirst = async (page: Page) =>
  (await page.locator('.card__heading a').first().getAttribute('href')) ?? '';

/** Moves a finger to the left over the first row. */
async function swipe(page: Page): Promise<void> {
  const box = await rowOn(page).boundingBox();
  if (!box) throw new Error('no row of pictures');
  const session = await page.context().newCDPSession(page);
  const [right, y] = [box.x + box.width * 0.85, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart', right);
  for (const share of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]) {
    await touch('touchMove', right - box.width * share);
    // A finger that stops before it is lifted gives the row no momentum.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  await touch('touchEnd', right);
}

test.describe('the pictures of a card', { tag: '@once' }, () => {
  test.describe('on a phone', () => {
    test.use({ viewport: PHONE.viewport, hasTouch: true, isMobile: true });

    test('are swiped one by one, load when they are reached, and a tap opens the home', async ({
      page,
      visit,
    }) => {
      await visit(results);
      await expect(picturesOn(page)).toHaveCount(1);
      await expect(counterOn(page)).toHaveText(/^1\/\d+$/);
      await swipe(page);
      await expect(counterOn(page)).toHaveText(/^2\/\d+$/);
      await expect(picturesOn(page)).toHaveCount(2);
      const path = await pathOfFirst(page);
      await rowOn(page).tap();
      await expect(page).toHaveURL(path);
    });
  });

  test('move by arrows under the mouse, and the link stays the only tab stop', async ({ page, visit }) => {
    await visit(results);
    await page.locator('.card').first().hover();
    await page.locator('.card-strip > button').first().click();
    await expect(counterOn(page)).toHaveText(/^2\/\d+$/);
    await page.locator('.card__heading a').first().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('.card .heart').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.card__heading a').nth(1)).toBeFocused();
    const path = await pathOfFirst(page);
    await page.locator('.card').first().click();
    await expect(page).toHaveURL(path);
  });

  test('are one picture without JavaScript', async ({ pageWithoutJavaScript: page }) => {
    await page.goto(results);
    await expect(picturesOn(page)).toHaveCount(1);
    await expect(counterOn(page)).toBeHidden();
  });
});
