/**
 * The first view of the results map: no layout shift when the map loads, and on a phone the buttons keep it
 * clear.
 */
import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('fr');
const GHENT = `${routePath('forSale', 'fr')}?city=gent-9000&view=map`;

test.describe('the first view of the results map', { tag: '@js' }, () => {
  test('has no layout shift when the map loads', async ({ page, visit }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(GHENT);
    await expect(page.locator('.map__live .map-marker').first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('map.draw.begin') })).toBeEnabled();
    const sum = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((all, one) => all + one, 0),
    );
    expect(sum).toBeLessThanOrEqual(0.001);
  });

  test('on a phone, only the zoom buttons cover the map until the others have the focus', async ({
    page,
    visit,
  }, { project }) => {
    test.skip(project.name !== 'phone', 'A wide map has room for all six buttons.');
    await visit(GHENT);
    const stage = page.locator('.results-map__stage');
    const east = stage.getByRole('button', { name: t('map.east') });
    const zoomIn = stage.getByRole('button', { name: t('map.in'), exact: true });
    const moves = stage.locator('.map__moves');
    await expect(zoomIn).toBeVisible();
    await expect(moves).toHaveCSS('opacity', '0');
    await expect(moves).toHaveCSS('pointer-events', 'none');
    await east.focus();
    await expect(moves).toHaveCSS('opacity', '1');
    await zoomIn.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('button', { name: t('map.north') })).toBeFocused();
    // The drawing overlay covers the map, which then moves by these buttons only.
    await page.getByRole('button', { name: t('map.draw.begin') }).click();
    await expect(moves).toHaveCSS('opacity', '1');
  });
});
