import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';

const WIDTHS = [320, 360, 768, 1280];

test.describe('sizes of text and touch targets', { tag: ['@once'] }, () => {
  test('links of the footer are 24 px high', async ({ page, visit }) => {
    await visit('/de');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const links = await page.locator('footer li a').all();
      expect(links.length).toBeGreaterThan(10);
      for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
  });

  for (const locale of ['en', 'de'] as const) {
    test(`in ${locale}, no single word of a fact, a badge or a table is broken`, async ({
      page,
      visit,
      homes,
      fullyHydrated,
    }) => {
      await visit(routePath('estate', locale, { estateId: homes.offered.id }));
      await fullyHydrated();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const broken = await page
          .locator('main :is(dt, dd, th, td, .badge, .label)')
          .evaluateAll((elements) =>
            elements.flatMap((element) => {
              const text = element.textContent?.trim() ?? '';
              if (!text || /[\s\-–/]/.test(text) || element.children.length > 0) return [];
              const range = document.createRange();
              range.selectNodeContents(element);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              return lines.size > 1 ? [text] : [];
            }),
          );
        expect([width, broken]).toEqual([width, []]);
      }
    });
  }

  for (const locale of ['nl', 'de'] as const)
    test(`in ${locale}, no phone number is broken`, async ({ page, visit, homes }) => {
      const paths = [
        routePath('estate', locale, { estateId: homes.offered.id }),
        routePath('estate', locale, { estateId: homes.project.id }),
        routePath('holidayUnit', locale, { rentalUnitId: homes.holiday.id }),
        routePath('contact', locale),
      ];
      for (const path of paths) {
        await visit(path);
        for (const width of [...WIDTHS, 820]) {
          await page.setViewportSize({ width, height: 800 });
          expect([path, width, ...(await page.evaluate(findBrokenNumbers))]).toEqual([path, width]);
        }
      }
    });
});

/** Returns the phone numbers that take more than one line, and the width of a page that is wider than its window. */
function findBrokenNumbers(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const range = document.createRange();
  for (const link of document.querySelectorAll('[href^="tel:"]')) {
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      // Texts for screen readers are in a box of one pixel.
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
      for (const { 0: number, index } of (text.textContent ?? '').matchAll(/\+?\d[\d\s]+\d/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(number);
      }
    }
  }
  return faults;
}
