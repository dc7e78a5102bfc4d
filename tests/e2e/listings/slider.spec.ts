import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const SPEED_MS = 500;
const NEWEST = 6;
/** Window width and number of visible cards. */
const VIEWS = [
  [360, 1],
  [767, 1],
  [768, 2],
  [999, 2],
  [1000, 3],
  [1280, 3],
] as const;

const t = textsIn('fr');
const name = t('home.newest');
const home = routePath('home', 'fr');

/** The slider of the newest homes. */
const sliderOn = (page: Page) => page.locator('.slider').first();
const cardsOn = (page: Page) =>
  sliderOn(page)
    .getByRole('listitem')
    .filter({ has: page.locator('article') });
const nextOn = (page: Page) => page.getByRole('button', { name: t('slider.next', { name }) });
const previousOn = (page: Page) => page.getByRole('button', { name: t('slider.previous', { name }) });

/** Returns the indices of the completely visible cards. */
async function cardsInView(page: Page): Promise<number[]> {
  const view = await sliderOn(page).locator('.slider__view').boundingBox();
  const boxes = await Promise.all((await cardsOn(page).all()).map((card) => card.boundingBox()));
  const isInside = (index: number) => {
    const box = boxes[index];
    if (!view || !box) return false;
    return box.x > view.x - 2 && box.x + box.width < view.x + view.width + 2;
  };
  return boxes.map((_, index) => index).filter(isInside);
}

async function waitForSlider(page: Page): Promise<void> {
  await sliderOn(page).locator('.slider__view').dispatchEvent('pointerenter');
  await expect(sliderOn(page).locator('.slider--initialized')).toBeVisible();
}

const heightOf = async (page: Page) => (await sliderOn(page).boundingBox())?.height ?? 0;

const expectInView = async (page: Page, count: number) =>
  expect(await cardsInView(page)).toEqual(Array.from({ length: count }, (_, index) => index));

test.describe('the newest homes', { tag: '@once' }, () => {
  for (const [width, inView] of VIEWS) {
    test(`at ${width} pixels show ${inView} and keep their height when the slider starts`, async ({
      page,
      pageWithoutJavaScript,
      visit,
    }) => {
      for (const each of [page, pageWithoutJavaScript]) await each.setViewportSize({ width, height: 900 });
      await visit(home);
      await waitForSlider(page);
      await expect(cardsOn(page)).toHaveCount(NEWEST);
      await expectInView(page, inView);
      await pageWithoutJavaScript.goto(home);
      await expectInView(pageWithoutJavaScript, inView);
      // The position line on a phone needs JavaScript.
      const place = width < 768 ? 40 : 1;
      expect(Math.abs((await heightOf(page)) - (await heightOf(pageWithoutJavaScript)))).toBeLessThan(place);
    });
  }
});

test('every card is reachable by keyboard', async ({ page, visit, isScripted }) => {
  await visit(home);
  if (isScripted) await waitForSlider(page);
  const last = cardsOn(page).last();
  await last.getByRole('link').focus();
  await expect(last).toBeInViewport({ ratio: 0.5 });
});

test.describe('a running slider', { tag: ['@js', '@desktop'] }, () => {
  test('loads its code on the first interaction', async ({ page, visit, fullyHydrated }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await visit(home);
    await fullyHydrated();
    await sliderOn(page).scrollIntoViewIfNeeded();
    expect(requested.filter((url) => url.includes('start-slider'))).toEqual([]);
    await nextOn(page).click();
    await expect.poll(() => cardsInView(page)).toEqual([1, 2, 3]);
    expect(requested.filter((url) => url.includes('start-slider'))).toHaveLength(1);
  });

  test('moves by one card, and its arrows show the ends', async ({ page, visit }) => {
    await visit(home);
    await waitForSlider(page);
    await expect(previousOn(page)).toBeDisabled();
    await nextOn(page).click();
    await expect.poll(() => cardsInView(page)).toEqual([1, 2, 3]);
    await expect(previousOn(page)).toBeEnabled();
    for (let step = 0; step < 2; step += 1) await nextOn(page).press('Enter');
    await expect.poll(() => cardsInView(page)).toEqual([3, 4, 5]);
    await expect(nextOn(page)).toBeDisabled();
    await expect(nextOn(page)).toBeFocused();
    await previousOn(page).click();
    await expect.poll(() => cardsInView(page)).toEqual([2, 3, 4]);
  });

  test('follows the arrow keys and the focus', async ({ page, visit }) => {
    await visit(home);
    await waitForSlider(page);
    await cardsOn(page).first().getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => cardsInView(page)).toEqual([1, 2, 3]);
    await cardsOn(page).last().getByRole('link').focus();
    await expect.poll(() => cardsInView(page)).toEqual([3, 4, 5]);
    await cardsOn(page).first().getByRole('link').focus();
    await expect.poll(() => cardsInView(page)).toEqual([0, 1, 2]);
  });

  test('takes half a second, or no time with reduced motion', async ({ page, visit }) => {
    await visit(home);
    await waitForSlider(page);
    const row = sliderOn(page).locator('.slider__row');
    // Recorded, because the row has this duration only while it moves.
    const durations = await row.evaluateHandle((element) => {
      const recorded: string[] = [];
      const record = () => recorded.push(element.style.transitionDuration);
      new MutationObserver(record).observe(element, { attributeFilter: ['style'] });
      return recorded;
    });
    await nextOn(page).click();
    await expect.poll(() => durations.jsonValue()).toContain(`${SPEED_MS}ms`);
    await expect.poll(() => cardsInView(page)).toEqual([1, 2, 3]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await nextOn(page).click();
    expect(await cardsInView(page)).toEqual([2, 3, 4]);
    await expect(row).toHaveCSS('transition-property', 'none');
  });

  test('adapts to the window width; a phone has no arrows', async ({ page, visit }) => {
    await visit(home);
    await waitForSlider(page);
    for (const [width, inView] of VIEWS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => cardsInView(page)).toHaveLength(inView);
      await expect(nextOn(page)).toBeVisible({ visible: width >= 768 });
    }
  });

  test('starts where a visitor has scrolled the row', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await visit(home);
    await sliderOn(page)
      .locator('.slider__row')
      .evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
    await waitForSlider(page);
    await expect.poll(() => cardsInView(page)).toEqual([3, 4, 5]);
  });
});

test('three homes or fewer form a plain grid', async ({ page, visit }) => {
  await visit(home);
  const toRent = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('home.newestToRent') }) });
  await expect(toRent.getByRole('article')).toHaveCount(3);
  await expect(toRent.locator('.slider')).toHaveCount(0);
});
