import { type APIRequestContext, devices, expect, test } from 'playwright/test';
import { pageBytes, scriptBytes, styleBytes } from '../../load/page-bytes.ts';

/**
 * The maximum size of a visitor’s first view in bytes, with brotli. The HTML includes metadata for sharing: 11,229 with
 * the demo alone; other tests change what its homes show.
 */
const MAX_BYTES = { html: 11_800, structuredData: 400, scripts: 150_000, styles: 14_000, picture: 60_000 };

test.describe('bytes of the first view @once', () => {
  test('a results page of 24 homes with its filters and data', async ({ request }) => {
    for (const path of [
      '/nl/te-koop',
      '/fr/a-vendre?city=gent-9000&type=house',
      '/de/zu-verkaufen?sortType=price',
    ]) {
      const text = await (await request.get(path)).text();
      const html = text.replace(/<style>[\s\S]*?<\/style>/, '');
      const shown = html.replace(/<script type="application\/ld\+json">.*?<\/script>/, '');
      expect(pageBytes(shown), path).toBeLessThanOrEqual(MAX_BYTES.html);
      expect(pageBytes(html) - pageBytes(shown), path).toBeLessThanOrEqual(MAX_BYTES.structuredData);
    }
  });

  test('the largest picture in view, on a phone', async ({ browser, baseURL, request }) => {
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: String(baseURL) });
    const page = await context.newPage();
    for (const path of ['/nl/te-koop', await pathOfFirst(request)]) {
      await page.goto(path);
      const picture = page.locator('img.picture[fetchpriority="high"]').first();
      await expect(picture).toHaveJSProperty('complete', true);
      const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(source, path).toMatch(/-800\.avif$/);
      const { length } = await (await request.get(source)).body();
      expect(length, path).toBeLessThanOrEqual(MAX_BYTES.picture);
    }
    await context.close();
  });

  test('scripts of every page', () => {
    for (const [page, bytes] of scriptBytes()) expect(bytes, page).toBeLessThanOrEqual(MAX_BYTES.scripts);
  });

  test('styles of every page', () => {
    for (const [page, bytes] of styleBytes()) expect(bytes, page).toBeLessThanOrEqual(MAX_BYTES.styles);
  });
});

async function pathOfFirst(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/nl/te-koop')).text();
  return /href="(\/nl\/aanbod\/[^"]+)"/.exec(html)?.[1] ?? '';
}
