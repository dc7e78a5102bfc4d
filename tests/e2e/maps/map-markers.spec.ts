/** Positions of markers on the results map. */
import type { Locator, Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('fr');
const GHENT = `${routePath('forSale', 'fr')}?city=gent-9000&view=map`;
const BELGIUM = { south: 49.5, west: 2.55, north: 51.5, east: 6.4 };

const PRICED = `{ estateMarkers(locale: fr, filter: { transaction: SALE }, first: 500) {
  id price location { latitude longitude } } }`;

interface PricedHome {
  estateMarkers: { id: string; price: number | null; location: { latitude: number; longitude: number } }[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  text: string;
}

const boxesOf = (markers: Locator): Promise<Box[]> =>
  markers.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom, text: one.textContent ?? '' };
    }),
  );

function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.text} on ${other.text}`),
  );
}

const isWithin = (box: Omit<Box, 'text'>, room: Omit<Box, 'text'>) =>
  box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;

/** Waits until the markers of the live map are shown. */
async function liveMarkers(page: Page): Promise<{ markers: Locator; room: () => Promise<Box> }> {
  const stage = page.locator('.results-map__stage');
  await stage.scrollIntoViewIfNeeded();
  const markers = stage.locator('.map-marker');
  await expect(markers.first()).toBeVisible();
  return { markers, room: async () => (await boxesOf(stage))[0] as Box };
}

test.describe('the markers of the results map', { tag: '@js' }, () => {
  test('show the homes of several towns across the map without overlapping', async ({ page, visit }) => {
    await visit(`${GHENT}&city=brugge-8000&city=oostende-8400`);
    const { markers, room } = await liveMarkers(page);
    const boxes = await boxesOf(markers);
    expect(boxes.length).toBeGreaterThan(2);
    expect(overlaps(boxes)).toEqual([]);
    const { left, right, top, bottom } = await room();
    const wide = Math.max(...boxes.map((one) => one.right)) - Math.min(...boxes.map((one) => one.left));
    const high = Math.max(...boxes.map((one) => one.bottom)) - Math.min(...boxes.map((one) => one.top));
    expect(Math.max(wide / (right - left), high / (bottom - top))).toBeGreaterThan(0.5);
  });

  test('show a town with two kilometres around it, because without streets a closer map is empty', async ({
    page,
    visit,
  }) => {
    await visit(GHENT);
    const stage = page.locator('.results-map__stage');
    await expect(stage.locator('.leaflet-control-scale-line')).toHaveText(/^[2-9] km$/);
    await expect(stage.locator('.map__markers image')).toHaveAttribute('href', /\/plain\/12\//);
    // A cluster zooms in as far as its homes need.
    await stage.locator('.map-marker--cluster').first().click();
    await expect(stage.locator('.leaflet-control-scale-line')).toHaveText(/ m$/);
  });

  test('mark the opened home, and leave it visible beside its popup', async ({ page, visit }) => {
    await visit(`${routePath('forSale', 'fr')}?view=map&area=box-50.85_2.5_51.05_2.8`);
    await liveMarkers(page);
    const home = page.locator('.map-marker:not(.map-marker--cluster)').first();
    await home.click();
    const popup = page.locator('.map-popup');
    await expect(popup.locator('.card')).toBeVisible();
    const opened = page.locator('.map-marker.is-marked');
    await expect(opened).toHaveCount(1);
    const [[box], [marker]] = [await boxesOf(popup), await boxesOf(opened)];
    expect(overlaps([box as Box, marker as Box])).toEqual([]);
  });

  test('show all of Belgium with its coast when no place is searched', async ({ page, visit }) => {
    await visit(`${routePath('forSale', 'fr')}?view=map`);
    const { markers } = await liveMarkers(page);
    expect(overlaps(await boxesOf(markers))).toEqual([]);
    await page.getByRole('button', { name: t('map.results.search') }).click();
    await expect(page).toHaveURL(/area=box-/);
    const area = String(new URL(page.url()).searchParams.get('area'));
    const [south, west, north, east] = area.replace('box-', '').split('_').map(Number);
    expect(south).toBeLessThan(BELGIUM.south);
    expect(west).toBeLessThan(BELGIUM.west);
    expect(north).toBeGreaterThan(BELGIUM.north);
    expect(east).toBeGreaterThan(BELGIUM.east);
  });

  test('show all homes of a clicked cluster separately', async ({ page, visit }) => {
    await visit(`${routePath('forSale', 'fr')}?view=map`);
    const { markers, room } = await liveMarkers(page);
    const cluster = page.locator('.map-marker--cluster').first();
    const count = Number(await cluster.textContent());
    const before = await boxesOf(markers);
    await cluster.click();
    const countInView = async () => {
      const [boxes, frame] = [await boxesOf(markers), await room()];
      if (JSON.stringify(boxes) === JSON.stringify(before) || overlaps(boxes).length > 0) return 0;
      return boxes
        .filter((box) => isWithin(box, frame))
        .reduce((sum, { text }) => sum + (/^\d+$/.test(text) ? Number(text) : 1), 0);
    };
    await expect.poll(countInView).toBeGreaterThanOrEqual(count);
  });

  test('show "on request" for a home without a price', async ({ page, request, visit }) => {
    const { estateMarkers } = await askApi<PricedHome>(request, PRICED);
    const home = estateMarkers.find(({ price }) => price === null);
    const { latitude, longitude } = home?.location ?? { latitude: 0, longitude: 0 };
    const box = [latitude - 0.0002, longitude - 0.0002, latitude + 0.0002, longitude + 0.0002];
    await visit(
      `${routePath('forSale', 'fr')}?area=box-${box.map((one) => one.toFixed(5)).join('_')}&view=map`,
    );
    const marker = page.locator(`.map-marker[data-id="${home?.id}"]`);
    await expect(marker).toHaveText(t('map.results.onRequest'));
    await expect(marker).toHaveAccessibleName(t('map.results.homeOnRequest'));
  });
});
