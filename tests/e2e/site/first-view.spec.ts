import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { devices, type Page } from 'playwright/test';
import { fileBytes, pageBytes } from '../../load/page-bytes.ts';
import { KINDS_OF_PAGE, setFavorites } from '../../support/e2e/pages.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { startSlowPageProxy } from '../../support/slow-page-proxy.ts';

/** The maximum of requests before the first paint, without pictures, and their size with brotli. */
const MAX_FIRST_VIEW = { requests: 4, bytes: 60_000 };
const ASSETS = path.resolve('dist/client/assets');

const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

interface FirstView {
  html: string;
  /** The time of the first paint, in milliseconds after the navigation. */
  paint: number;
}

/** Opens a page over a slow network, which becomes fast after the first paint. */
async function openSlowly(page: Page, address: string): Promise<FirstView> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', SLOW);
  const response = await page.goto(address, { waitUntil: 'commit' });
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  await network.send('Network.emulateNetworkConditions', FAST);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  return { html: String(await response?.text()), paint: Number(await paint.jsonValue()) };
}

/** Returns the files, without pictures, that were requested before the first paint. */
async function filesBefore(paint: number, page: Page): Promise<string[]> {
  return await page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < end)
        .map(({ name }) => new URL(name).pathname)
        .filter((file) => /icons-|\.(js|css|woff2)$/.test(file)),
    paint,
  );
}

test.describe('before its first paint', { tag: '@once' }, () => {
  for (const kind of KINDS_OF_PAGE) {
    test(`${kind.name} requests few files`, async ({ browser, baseURL, homes }) => {
      const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: String(baseURL) });
      await setFavorites(kind, { context, baseURL, homes });
      const page = await context.newPage();
      const { html, paint } = await openSlowly(page, kind.pathIn('nl', homes));
      const files = await filesBefore(paint, page);
      expect(files.length + 1, files.join()).toBeLessThanOrEqual(MAX_FIRST_VIEW.requests);
      const bytes = files.reduce((sum, file) => sum + fileBytes(file), pageBytes(html));
      expect(bytes).toBeLessThanOrEqual(MAX_FIRST_VIEW.bytes);
      await context.close();
    });
  }
});

test('an incomplete header is not painted', { tag: ['@js', '@once'] }, async ({ browser, baseURL }) => {
  const proxy = await startSlowPageProxy(String(baseURL), 'class="header__phone"');
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(`${proxy.url}/nl`, { waitUntil: 'commit' });
    await page.waitForSelector('.header__brand', { state: 'attached' });
    // Enough for the wrong paint, which otherwise remains unnoticed.
    await page.waitForTimeout(500);
    const released = await page.evaluate(() => performance.now());
    proxy.release();
    await page.waitForSelector('main h1');
    const paint = await page.waitForFunction(() => performance.getEntriesByName('first-paint')[0]?.startTime);
    expect(await paint.jsonValue()).toBeGreaterThanOrEqual(released);
    await page.close();
  } finally {
    await proxy.stop();
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
