/** Every kind of page with text of twice the size, as visitors set it in the browser. */
import { expect } from 'playwright/test';
import { launchOptions } from '../../support/e2e/launch-options.ts';
import { KINDS_OF_PAGE, setFavorites } from '../../support/e2e/pages.ts';
import { test } from '../../support/e2e/test.ts';

const WIDTHS = [360, 768, 1280, 1920];

/**
 * Returns a text for a page that is wider than its window, and for each word of a title or control that a line break
 * divides although a third of the window would hold it.
 */
function findBrokenText(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const range = document.createRange();
  for (const control of document.querySelectorAll('h1, h2, h3, summary, button, .button, label, th')) {
    if (!control.checkVisibility({ checkVisibilityCSS: true })) continue;
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      // Texts for screen readers are in a box of one pixel.
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // A word after a line break also has an empty box at the end of the line before.
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && width < clientWidth / 3) faults.push(`${word} in: ${control.textContent}`);
      }
    }
  }
  return faults;
}

test.use({
  expectedFailures: [404, 410],
  launchOptions: launchOptions('--blink-settings=defaultFontSize=32'),
});

for (const kind of KINDS_OF_PAGE)
  test(`${kind.name} keeps words whole with large text`, { tag: '@once' }, async ({
    page,
    context,
    baseURL,
    visit,
    homes,
  }) => {
    await setFavorites(kind, { context, baseURL, homes });
    await visit(kind.pathIn('de', homes));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findBrokenText), `${width} px`).toEqual([]);
    }
  });
