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
});
