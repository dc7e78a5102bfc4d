import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectSiteFonts, siteFonts } from '../../support/e2e/layout.ts';
import { expect, test } from '../../support/e2e/test.ts';

const FONTS = '**/*.woff2';

/** Holds back the requests for fonts until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(FONTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("the site's fonts", { tag: ['@once', '@js'] }, () => {
  test('are used once they have loaded', async ({ page, hydrated }) => {
    const release = await holdFonts(page);
    // Fonts that are requested before the page's load event delay it.
    await page.goto(routePath('home', 'nl'), { waitUntil: 'commit' });
    await hydrated();
    expect(await page.evaluate(siteFonts)).toEqual([]);
    release();
    await expectSiteFonts(page);
  });

  test('are used at once by a visitor from another page of the site', async ({ page }) => {
    const release = await holdFonts(page);
    const referer = new URL(routePath('contact', 'nl'), test.info().project.use.baseURL).href;
    await page.goto(routePath('home', 'nl'), { referer, waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(siteFonts))
      .toEqual([expect.stringMatching(/^Fraunces: /), expect.stringMatching(/^Instrument Sans: /)]);
    release();
    await expectSiteFonts(page);
  });

  test('that cannot be loaded do not stop the page', async ({ page, visit, fullyHydrated }) => {
    await page.route(FONTS, (route) => route.abort('aborted'));
    await visit(routePath('home', 'nl'));
    await fullyHydrated();
    await expect.poll(() => page.evaluate(siteFonts)).toEqual(['Fraunces: error', 'Instrument Sans: error']);
  });
});
