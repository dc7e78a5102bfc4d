/** What a page's boxes must not do. */
import { expect, type Locator, type Page } from 'playwright/test';
import type { Texts } from './texts.ts';

declare global {
  interface Window {
    shifted?: number;
  }
}

const MOST_SHIFT = 0.02;

/** What a narrow window has in its menu; a wide one shows it anyway. */
export async function showNavigation(page: Page, t: Texts): Promise<Locator> {
  const menu = page.getByText(t('layout.menu'), { exact: true });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('navigation', { name: t('layout.navigation') });
}

/** At each width of the window. */
export async function expectNothingSticksOut(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(overflow), `${width} pixels wide`).toBe(0);
  }
}

/** As for a visitor who has told the browser to double the size of text. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** From the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(addUpShifts);
}

/** Of a page that is there whole, with its fonts. */
export async function expectNothingShifted(page: Page): Promise<void> {
  await page.locator('html[data-ready=whole]').waitFor({ state: 'attached' });
  await page.evaluate(drawn);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(MOST_SHIFT);
}

/** Runs in the page: how many pixels of it stick out to the side. */
function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Runs in the page, before its own scripts. */
function addUpShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifted = (window.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: resolves when what has changed so far was drawn, and observers were told. */
async function drawn(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
