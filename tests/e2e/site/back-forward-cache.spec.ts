import { chromium, type Page } from 'playwright/test';
import { PAGES } from '../../../client/pages.ts';
import { ROUTES } from '../../../shared/routes.data.ts';
import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** Playwright turns the cache off, so the test starts a browser of its own. */
const CACHE_OFF = '--disable-back-forward-cache';
/** The browser hides reasons that a page cannot change, such as that it is being remote controlled. */
const HIDDEN = 'masked';

interface RestorableEntry {
  notRestoredReasons?: { reasons: { reason: string }[] } | null;
}

test('no page keeps the browser from restoring it when a visitor goes back', {
  tag: ['@js', '@once'],
}, async ({ baseURL, launchOptions, homes }) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: [CACHE_OFF] });
  const page = await browser.newPage({ baseURL: String(baseURL) });
  const fixed = PAGES.filter(({ name }) => !ROUTES[name].en.includes(':') && name !== 'detail');
  const paths = [
    ...fixed.map(({ name }) => routePath(name, 'en')),
    routePath('estate', 'en', { estateId: homes.offered.id }),
    routePath('holidayUnit', 'en', { rentalUnitId: homes.holiday.id }),
    routePath('bookAppointment', 'en', { listingId: homes.offered.id }),
    routePath('requestInfo', 'en', { listingId: homes.offered.id }),
  ];
  const reasons: Record<string, string[]> = {};
  for (const path of paths) reasons[path] = await reasonsAfterReturn(page, path);
  expect(reasons).toEqual(Object.fromEntries(paths.map((path) => [path, []])));
  await browser.close();
});

/** Opens a page, leaves it for another document and goes back. Returns why the page had to be loaded again. */
async function reasonsAfterReturn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.locator('html[data-ready=whole]').waitFor({ state: 'attached' });
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  const [entry] = await page.evaluate(
    () => performance.getEntriesByType('navigation').map((one) => one.toJSON()) as RestorableEntry[],
  );
  const reasons = entry?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
  return reasons.filter((reason) => reason !== HIDDEN);
}
