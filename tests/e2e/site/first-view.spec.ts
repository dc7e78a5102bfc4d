import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { devices, type Page } from 'playwright/test';
import { fileBytes, pageBytes } from '../../load/page-bytes.ts';
import { KINDS_OF_PAGE, setFavorites } from '../../support/e2e/pages.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** The maximum of requests before the first paint, without pictures, and their size with brotli. */
const MAX_FIRST_VIEW = { requests: 4, bytes: 60_000 };
const ASSETS = path.resolve('dist/client/assets');

/** Returns the files, without pictures, that were requested before the first paint. */
async function filesBeforePaint(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (!paint) throw new Error('nothing was painted');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < paint)
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => /icons-|\.(js|css|woff2)$/.test(file));
  });
}

test.describe('before its first paint', { tag: '@once' }, () => {
  for (const kind of KINDS_OF_PAGE) {
    test(`${kind.name} requests few files`, async ({ browser, baseURL, homes }) => {
      const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: String(baseURL) });
      await setFavorites(kind, { context, baseURL, homes });
      const page = await context.newPage();
      const network = await context.newCDPSession(page);
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 100_000,
      });
      const response = await page.goto(kind.pathIn('nl', homes));
      await page.waitForSelector('html[data-ready]', { state: 'attached' });
      const files = await filesBeforePaint(page);
      expect(files.length + 1, files.join()).toBeLessThanOrEqual(MAX_FIRST_VIEW.requests);
      const bytes = files.reduce(
        (sum, file) => sum + fileBytes(file),
        pageBytes(String(await response?.text())),
      );
      expect(bytes).toBeLessThanOrEqual(MAX_FIRST_VIEW.bytes);
      await context.close();
    });
  }
});

/** Returns the class names in a style sheet. */
function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name]) => String(name)));
}

test.describe('the styles of a page', { tag: '@once' }, () => {
  const styled = classesIn(
    globSync(`${ASSETS}/*.css`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );

  for (const kind of KINDS_OF_PAGE) {
    test(`${kind.name} has every rule that it needs`, async ({ page, context, baseURL, homes }) => {
      await setFavorites(kind, { context, baseURL, homes });
      const html = await (await page.request.get(kind.pathIn('nl', homes))).text();
      const own = classesIn(html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? '');
      const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => String(names).split(/\s+/));
      expect([...new Set(used)].filter((name) => styled.has(name) && !own.has(name))).toEqual([]);
    });
  }
});
