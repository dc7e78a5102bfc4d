import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** Pages, and their elements whose height depends on cards: each place in a list, or a whole row. */
const PAGES = {
  'list of homes': { path: routePath('forSale', 'nl'), boxes: '.cards > li' },
  'list of news': { path: routePath('news', 'fr'), boxes: '.cards > li' },
  'row of a map': { path: `${routePath('forSale', 'fr')}?view=map`, boxes: '.results-map__list' },
  slider: { path: routePath('home', 'de'), boxes: '.slider__row' },
};
/** Two lines of text. */
const TOLERANCE_PX = 50;
const MEAN_TOLERANCE_PX = 15;
/** Three lines of text. */
const ROW_TOLERANCE_PX = 75;

test.describe('cards outside the viewport of a phone', { tag: ['@once'] }, () => {
  for (const [kind, { path, boxes }] of Object.entries(PAGES))
    for (const width of [360, 600])
      test(`in a ${kind}, ${width} px wide, are not laid out and leave the space that they need`, async ({
        page,
        visit,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        await visit(path);
        const farCard = page.locator('li:nth-child(n + 5) > .card > *').last();
        const isLaidOut = () => farCard.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }));
        const heights = () =>
          page.locator(boxes).evaluateAll((all) => all.map((box) => box.getBoundingClientRect().height));
        expect(await isLaidOut()).toBe(false);
        const estimates = await heights();
        await page.locator('.card').evaluateAll((cards) => {
          for (const card of cards as HTMLElement[]) card.style.contentVisibility = 'visible';
        });
        expect(await isLaidOut()).toBe(true);
        const missing = (await heights()).map((height, index) => height - Number(estimates[index]));
        // A row is as high as its highest card, such as that of a home in a public sale with an open house.
        const isOneRow = missing.length === 1;
        expect(Math.max(...missing.map(Math.abs))).toBeLessThan(isOneRow ? ROW_TOLERANCE_PX : TOLERANCE_PX);
        const sum = missing.reduce((all, pixels) => all + pixels, 0);
        if (!isOneRow) expect(Math.abs(sum / missing.length)).toBeLessThan(MEAN_TOLERANCE_PX);
      });

  test('of a row take no more space than cards in view after the window became narrower', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 640, height: 740 });
    await visit(routePath('home', 'nl'));
    const rows = page.locator('.slider__row');
    const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    // Lays out all cards at this width, and skips them again.
    const setVisibility = (visibility: string) =>
      page.locator('.card').evaluateAll((cards, value) => {
        for (const card of cards as HTMLElement[]) card.style.contentVisibility = value;
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, visibility);
    await setVisibility('visible');
    await setVisibility('');
    const wide = await heights();
    await page.setViewportSize({ width: 360, height: 740 });
    const narrow = await heights();
    expect(narrow.length).toBeGreaterThan(0);
    for (const [index, height] of narrow.entries()) expect(height).toBeLessThan(Number(wide[index]) - 100);
  });
});
