import type { Page } from 'playwright/test';
import { routePath } from '../../shared/routes.ts';
import { KINDS_OF_PAGE, keepFor } from '../support/e2e-pages.ts';
import { summaryNamed } from '../support/e2e-results.ts';
import { expect, test } from '../support/e2e-test.ts';
import { textsIn } from '../support/e2e-texts.ts';

declare global {
  interface Window {
    shifted?: number;
  }
}

const WIDTHS = [320, 360, 768, 1280, 1920];
const MOST_SHIFT = 0.02;

/** How many pixels of a page stick out to the side. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('nothing sticks out to the side', { tag: ['@js', '@desktop'] }, () => {
  test.use({ expectedFailures: [404, 410] });

  for (const kind of KINDS_OF_PAGE) {
    test(`on ${kind.name}, on any screen, in German`, async ({ page, context, baseURL, visit, homes }) => {
      await keepFor(kind, { context, baseURL, homes });
      await visit(kind.pathIn('de', homes));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowOf(page), `${width} pixels wide`).toBe(0);
      }
    });
  }

  test('on results with each filter open', async ({ page, visit }) => {
    const t = textsIn('de');
    await visit(routePath('forSale', 'de'));
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const filter of ['city', 'type', 'price', 'minBedrooms', 'more'] as const) {
        const summary = summaryNamed(page, t(`estates.filters.${filter}`));
        await summary.press('Enter');
        await expect(page.locator('details[open]')).toBeVisible();
        expect(await overflowOf(page), `${filter} at ${width} pixels`).toBe(0);
        await page.locator('details[open]').evaluate((details) => details.removeAttribute('open'));
      }
    }
  });
});

test.describe('nothing moves while a page loads', { tag: '@js' }, () => {
  for (const name of ['home', 'results', 'offered home']) {
    test(`on ${name}`, async ({ page, visit, homes }) => {
      const kind = KINDS_OF_PAGE.find((other) => other.name === name);
      await page.addInitScript(addUpShifts);
      await visit(kind?.pathIn('de', homes) ?? '');
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(MOST_SHIFT);
    });
  }
});

/** Runs in the page, before its own scripts. */
function addUpShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifted = (window.shifted ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
