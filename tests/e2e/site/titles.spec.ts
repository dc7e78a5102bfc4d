/** Titles of every kind of page keep whole words beside whatever stands next to them, in every width of window. */
import { expect } from 'playwright/test';
import { LOCALES } from '../../../shared/locales.ts';
import { KINDS_OF_PAGE, setFavorites } from '../../support/e2e/pages.ts';
import { test } from '../../support/e2e/test.ts';

const WIDTHS = [320, 360, 480, 640, 700, 768, 820, 1000, 1100, 1280, 1920];

/**
 * Returns a text for a page that is wider than its window, and for each title with more lines than words. One word may
 * break: the longest German ones are wider than a phone.
 */
function findFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  for (const title of document.querySelectorAll('h1')) {
    const words = title.textContent.trim().split(/\s+/).length;
    const lines = Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
    if (lines > words + 1) faults.push(`${lines} lines for ${words} words: ${title.textContent}`);
  }
  return faults;
}

test.use({ expectedFailures: [404, 410] });

for (const locale of LOCALES)
  test(`titles in ${locale} break between words`, { tag: '@once' }, async ({
    page,
    visit,
    homes,
    context,
    baseURL,
  }) => {
    test.slow();
    for (const kind of KINDS_OF_PAGE) {
      await setFavorites(kind, { context, baseURL, homes });
      await visit(kind.pathIn(locale, homes));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(findFaults), `${kind.name}, ${width} px`).toEqual([]);
      }
    }
  });
