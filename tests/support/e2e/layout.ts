/** Checks of page layout. */
import { expect, type Locator, type Page } from 'playwright/test';
import type { Texts } from './texts.ts';

declare global {
  interface Window {
    shifted?: number;
  }
}

const MAX_LAYOUT_SHIFT = 0.02;

/** Opens the menu of a narrow window; a wide window shows the navigation anyway. */
export async function showNavigation(page: Page, t: Texts): Promise<Locator> {
  const menu = page.getByText(t('layout.menu'), { exact: true });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('navigation', { name: t('layout.navigation') });
}

/** Expects no horizontal overflow at each window width. */
export async function expectNoOverflow(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(overflow), `${width} pixels wide`).toBe(0);
  }
}

/** Returns the words of these elements that a line break divides. */
export async function dividedWords(elements: Locator): Promise<string[]> {
  return (await elements.evaluateAll(findDividedWords)).toSorted();
}

/** Doubles the text size as a browser's text zoom does: media queries do not follow, unlike with its text settings. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** Records layout shifts from the next page on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(recordShifts);
}

/** Expects no layout shift on a completely loaded page, including fonts. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  await page.locator('html[data-ready=whole]').waitFor({ state: 'attached' });
  await expectSiteFonts(page);
  await page.evaluate(whenPainted);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(MAX_LAYOUT_SHIFT);
}

/** Waits until the site's fonts have replaced those of the system. */
export async function expectSiteFonts(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(siteFonts)).toEqual(['Fraunces: loaded', 'Instrument Sans: loaded']);
}

/** Runs in the page: returns the horizontal overflow in pixels. */
function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Runs in the page. Expects each element to contain a single text. Words end at spaces and hyphens. */
function findDividedWords(elements: Element[]): string[] {
  const range = document.createRange();
  return elements.flatMap(({ firstChild: text }) =>
    [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
      range.setStart(text as Node, index);
      range.setEnd(text as Node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      return lines.size > 1 ? [word] : [];
    }),
  );
}

/** Runs in the page, before its own scripts. */
function recordShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifted = (window.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: the site's fonts that text may use, each with its status. */
export function siteFonts(): string[] {
  const fonts = [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`);
  return fonts.filter((font) => /^(Fraunces|Instrument Sans):/.test(font)).sort();
}

/** Runs in the page: resolves after all changes so far were painted and observers notified. */
async function whenPainted(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
