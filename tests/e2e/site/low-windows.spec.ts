/** No bar stays in view in a window as low as at 400 %, or on a phone held sideways. */
import { expect } from 'playwright/test';
import { KINDS_OF_PAGE, setFavorites } from '../../support/e2e/pages.ts';
import { test } from '../../support/e2e/test.ts';

/** A page of 1280 by 1024 pixels at 400 %, a small and a large phone held sideways. */
const LOW_WINDOWS = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 812, height: 375 },
];

/** Returns the elements that stay in the window while the page scrolls by 300 pixels. */
function findStuckElements(): string[] {
  const visible = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    return (
      (position === 'sticky' || position === 'fixed') && element.clientHeight > 0 && element.checkVisibility()
    );
  });
  const tops = visible.map((element) => element.getBoundingClientRect().top);
  scrollBy({ top: 300, behavior: 'instant' });
  return visible
    .filter((element, index) => element.getBoundingClientRect().top === tops[index] && scrollY > 0)
    .filter((element) => element.getBoundingClientRect().bottom > 0)
    .map(({ className }) => String(className));
}

test.use({ expectedFailures: [404, 410] });

for (const kind of KINDS_OF_PAGE)
  test(`no bar covers a low window of ${kind.name}`, { tag: '@once' }, async ({
    page,
    context,
    baseURL,
    visit,
    homes,
  }) => {
    await setFavorites(kind, { context, baseURL, homes });
    await visit(kind.pathIn('nl', homes));
    for (const window of LOW_WINDOWS) {
      await page.setViewportSize(window);
      expect(await page.evaluate(findStuckElements), `${window.width} × ${window.height}`).toEqual([]);
    }
  });
