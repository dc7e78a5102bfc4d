/** Drawing a search area on the map. */
import { decode } from '@here/flexpolyline';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('nl');
const path = `${routePath('forSale', 'nl')}?view=map`;

test('searched areas are shown on the static map', async ({ page, visit }) => {
  await visit(`${path}&area=44021&area=10km-leuven-3000`);
  const still = page.locator('.map__markers');
  await expect(still.locator('path.map-area')).toHaveAttribute('d', /^M-?\d+ -?\d+L.*Z$/);
  await expect(still.locator('circle.map-area')).toHaveCount(1);
});

test.describe('an area on the map', { tag: '@js' }, () => {
  test('is drawn in one stroke, searched, shown and removed', async ({ page, visit }) => {
    await visit(path);
    const count = page.getByRole('status').first();
    const all = await count.textContent();
    await page.getByRole('button', { name: t('map.draw.begin') }).click();
    const sheet = page.locator('.draw-area__sheet');
    await expectAccessible(page, '.results-map__map');
    await sheet.scrollIntoViewIfNeeded();
    const room = await sheet.boundingBox();
    if (!room) throw new Error('no room');
    const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
    const reach = Math.min(room.width, room.height) / 3;
    await page.mouse.move(x - reach, y);
    await page.mouse.down();
    for (const [right, down] of [
      [0, -reach],
      [reach, 0],
      [0, reach],
      [-reach, 0],
    ] as const)
      await page.mouse.move(x + right, y + down, { steps: 8 });
    await page.mouse.up();
    await expect(page).toHaveURL(/area=shape-[\w-]+/);
    const [, line = ''] = /area=shape-([\w-]+)/.exec(page.url()) ?? [];
    const { polyline } = decode(line);
    expect(polyline.length).toBeGreaterThanOrEqual(4);
    expect(polyline.length).toBeLessThan(12);
    await expect(page.locator('.map__live path.map-area')).toHaveCount(1);
    await expect(count).not.toHaveText(String(all));
    await page.getByRole('link', { name: t('estates.active.shape') }).click();
    await expect(page).not.toHaveURL(/area=/);
    await expect(page.locator('.map__live path.map-area')).toHaveCount(0);
  });

  test('is drawn by keyboard alone, from corners at the centre of the map', async ({ page, visit }) => {
    await visit(path);
    const startButton = page.getByRole('button', { name: t('map.draw.begin') });
    // Disabled until the map has loaded.
    await expect(startButton).toBeEnabled();
    await startButton.press('Enter');
    const tools = page.getByRole('group', { name: t('map.draw.hint') });
    const middle = tools.getByRole('button', { name: t('map.draw.middle') });
    const search = tools.getByRole('button', { name: t('map.results.search') });
    await expect(middle).toBeFocused();
    await middle.press('Enter');
    const corners = page.locator('.draw-area__sheet circle');
    const map = page.getByRole('region', { name: t('map.results.label') });
    for (const direction of ['map.east', 'map.south'] as const) {
      const before = await corners.last().getAttribute(direction === 'map.east' ? 'cx' : 'cy');
      await map.getByRole('button', { name: t(direction) }).press('Enter');
      // A corner keeps its position on the map.
      await expect(corners.last()).not.toHaveAttribute(
        direction === 'map.east' ? 'cx' : 'cy',
        String(before),
      );
      await expect(search).toBeDisabled();
      await middle.press('Enter');
    }
    await expect(tools.getByRole('status')).toHaveText(t('map.draw.corners', { count: 3 }));
    await tools.getByRole('button', { name: t('map.draw.undo') }).press('Enter');
    await expect(search).toBeDisabled();
    await middle.press('Enter');
    await search.press('Enter');
    await expect(page).toHaveURL(/area=shape-[\w-]+/);
    await expect(page.getByRole('link', { name: t('estates.active.shape') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('map.draw.begin') })).toBeFocused();
  });

  test('is cancelled by Escape, and a municipality is shown with its border', async ({ page, visit }) => {
    await visit(`${path}&area=44021&area=10km-leuven-3000`);
    await expect(page.locator('.map__live path.map-area')).toHaveCount(2);
    const startButton = page.getByRole('button', { name: t('map.draw.begin') });
    await startButton.click();
    await page.locator('.draw-area__sheet').click({ position: { x: 40, y: 90 } });
    await expect(page.locator('.draw-area__sheet circle')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.draw-area__sheet')).toHaveCount(0);
    await expect(startButton).toBeFocused();
    await expect(page).toHaveURL(/area=44021/);
  });
});
