import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('fr');
const PAGES = [routePath('home', 'fr'), `${routePath('forSale', 'fr')}?type=house`];

interface TabStop {
  /** Index among the listed elements; -1 for another element. */
  index: number;
  isVisible: boolean;
}

for (const path of PAGES) {
  test.describe(`by keyboard on ${path}`, { tag: '@desktop' }, () => {
    test('the first tab stop skips the header', async ({ page, visit }) => {
      await visit(path);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: t('layout.skip') });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
    });

    test('Tab reaches every control, and the focus is always visible', async ({
      page,
      visit,
      isScripted,
    }) => {
      await visit(path);
      if (isScripted) await startSliders(page);
      const stops = await page.evaluateHandle(listStops);
      const count = await stops.evaluate(({ length }) => length);
      expect(count).toBeGreaterThan(20);
      const reached: number[] = [];
      for (let stopped = 0; stopped < count; stopped++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(readStop, stops);
        expect(stop.isVisible, `${await describeFocus(page)} shows its focus`).toBe(true);
        reached.push(stop.index);
      }
      expect(reached).toEqual(Array.from({ length: count }, (_, index) => index));
    });
  });
}

/** Starts each slider by interacting with it. */
async function startSliders(page: Page): Promise<void> {
  for (const slider of await page.locator('.slider').all()) {
    await slider.locator('.slider__view').dispatchEvent('pointerenter');
    await expect(slider.locator('.slider--initialized')).toBeVisible();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

const describeFocus = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));

/** Returns every focusable element in document order; of radio buttons the checked one. */
function listStops(): Element[] {
  const usable = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
  return [...document.querySelectorAll(usable)].filter((element) => {
    const isChosen = !(element instanceof HTMLInputElement && element.type === 'radio') || element.checked;
    return isChosen && element.checkVisibility();
  });
}

/** Returns the focused element, and whether the element or its label has an outline. */
function readStop(stops: Element[]): TabStop {
  const element = document.activeElement as HTMLElement;
  const drawn = [element, element.nextElementSibling].filter((one) => one !== null);
  const isOutlined = drawn.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  const { top, bottom } = element.getBoundingClientRect();
  const isOnScreen = bottom > 0 && top < window.innerHeight;
  return { index: stops.indexOf(element), isVisible: isOutlined && isOnScreen };
}
