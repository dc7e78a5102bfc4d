import { routePath } from '../../../shared/routes.ts';
import { expectSearch, sortBy } from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';
import { startSlowPageProxy } from '../../support/slow-page-proxy.ts';

const path = routePath('forSale', 'nl');
/** Bytes per second at which a results page takes a few seconds. */
const SLOW = 4000;

test('a page renders in standards mode', async ({ page, visit }) => {
  await visit(path);
  expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
});

test('a page that arrives slowly while its scripts are cached is hydrated correctly', {
  tag: ['@js', '@desktop'],
}, async ({ page, context, visit, hydrated, isScripted }) => {
  const visitor = { page, t: textsIn('nl'), isScripted };
  await visit(path);
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: SLOW,
    uploadThroughput: -1,
  });
  // Its pictures are slow too, but hydration does not wait for them.
  await page.goto(`${path}?type=house`, { waitUntil: 'domcontentloaded' });
  await hydrated();
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await sortBy(visitor, 'price');
  await expectSearch(visitor, 'type=house&sortType=price&sortOrder=ASC');
});

test('a page is hydrated before its last section has arrived', {
  tag: ['@js', '@desktop'],
}, async ({ browser, baseURL }) => {
  const server = await startSlowPageProxy(String(baseURL));
  const page = await browser.newPage();
  await page.goto(server.url + path, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-ready', /page|whole/);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  server.release();
  await page.waitForLoadState('domcontentloaded');
  await page.close();
  await server.stop();
});
