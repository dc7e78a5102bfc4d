import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';

/** What the height of cards decides: of each place in a list, of a whole row. */
const PAGES = {
  list: { path: routePath('forSale', 'nl'), boxes: '.cards > li' },
  'row of a map': { path: `${routePath('forSale', 'fr')}?view=map`, boxes: '.results-map__list' },
  slider: { path: routePath('home', 'de'), boxes: '.slider__row' },
};
/** A card has a line more or less than expected. */
const LINE_PX = 45;

test.describe('cards outside the viewport of a phone', { tag: ['@once'] }, () => {
  for (const [kind, { path, boxes }] of Object.entries(PAGES))
    for (const width of [360, 600])
      test(`in a ${kind}, ${width} px wide, are not laid out and leave the space that they need`, async ({
        page,
        visit,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        await visit(path);
        const farCard = page.locator('li:nth-child(n + 5) > .card .card__heading').last();
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
        expect(Math.max(...missing.map(Math.abs))).toBeLessThan(LINE_PX);
        // Most cards are as high as estimated, and no row is higher than its cards.
        const correct = missing.filter((pixels) => Math.abs(pixels) < 2);
        expect(correct.length).toBeGreaterThanOrEqual(missing.length / 2);
        if (kind !== 'list') expect(Math.min(...missing)).toBeGreaterThan(-2);
      });
});
