import { expect, test } from 'playwright/test';
import { pageBytes, scriptBytes, styleBytes } from '../load/page-bytes.ts';

/** Most bytes in brotli, as a visitor's first view may cost. */
const MOST = { html: 10_000, scripts: 140_000, styles: 14_000 };

test.describe('bytes of the first view @once', () => {
  test('a results page of 24 homes with its filters and data', async ({ request }) => {
    for (const path of [
      '/nl/te-koop',
      '/fr/a-vendre?city=gent-9000&type=house',
      '/de/zu-verkaufen?sortType=price',
    ]) {
      const html = await (await request.get(path)).text();
      expect(pageBytes(html), path).toBeLessThanOrEqual(MOST.html);
    }
  });

  test('scripts of every page', () => {
    for (const [page, bytes] of scriptBytes()) expect(bytes, page).toBeLessThanOrEqual(MOST.scripts);
  });

  test('styles of every page', () => {
    for (const [page, bytes] of styleBytes()) expect(bytes, page).toBeLessThanOrEqual(MOST.styles);
  });
});
