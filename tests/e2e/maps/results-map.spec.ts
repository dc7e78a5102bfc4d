/** The results of a search on a map. */
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { ENGINES } from '../../support/e2e/maps.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('fr');
const path = `${routePath('forSale', 'fr')}?type=house`;

test('a link switches the view, and a click on a cluster shows where its homes are', async ({
  page,
  visit,
  isScripted,
}) => {
  await visit(path);
  await page.getByRole('link', { name: t('estates.results.view.map'), exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const stage = page.locator('.results-map__stage');
  await stage.scrollIntoViewIfNeeded();
  if (isScripted) {
    const map = page.getByRole('region', { name: t('map.results.label') });
    await expect(map.getByRole('button', { name: /biens?, de/ }).first()).toBeVisible();
    // The live map has the same markers.
    await expect(stage.locator('.results-map__still')).toBeHidden();
    await expectAccessible(page, '.results-map__map');
    return;
  }
  const several = stage.getByRole('link', { name: /^\d+ biens, de/ }).first();
  const count = Number(/\d+/.exec(String(await several.getAttribute('aria-label')))?.[0]);
  await several.click();
  await expect(page).toHaveURL(/area=box-/);
  await expect(page.getByRole('status').first()).toContainText(t('estates.results.count', { total: count }));
  await expect(page.getByRole('link', { name: t('estates.active.box') })).toBeVisible();
});

test('without JavaScript, all markers of Belgium are visible before the map is scrolled', {
  tag: '@js',
}, async ({ pageWithoutJavaScript }) => {
  await pageWithoutJavaScript.goto(`${routePath('forSale', 'fr')}?view=map`);
  const stage = pageWithoutJavaScript.locator('.results-map__stage');
  const markers = stage.getByRole('link', { name: /biens?, de/ });
  expect(await markers.count()).toBeGreaterThan(5);
  const visible = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const marker of await markers.all()) {
    const box = await marker.boundingBox();
    for (const [start, size] of [
      ['x', 'width'],
      ['y', 'height'],
    ] as const) {
      expect(box?.[start]).toBeGreaterThanOrEqual(visible[start]);
      expect(Number(box?.[start]) + Number(box?.[size])).toBeLessThanOrEqual(visible[start] + visible[size]);
    }
  }
  await expect(pageWithoutJavaScript.getByRole('heading', { level: 1 })).toBeInViewport();
  const card = await pageWithoutJavaScript.locator('.card').first().boundingBox();
  expect(card?.y).toBeGreaterThan(visible.y + visible.height);
});

for (const [name, testMap] of Object.entries(ENGINES))
  testMap.describe(`with JavaScript, ${name}`, { tag: '@js' }, () => {
    /** Homes that are single markers even at a low zoom level. */
    const FOUND = `{ estateMarkers(locale: fr, zoom: 8, filter: {
    transaction: SALE, bounds: { south: 49.4, west: 2.4, north: 51.6, east: 6.5 } }) {
    id cluster { count } location { latitude longitude } } }`;
    interface Found {
      estateMarkers: {
        id: string;
        cluster: object | null;
        location: { latitude: number; longitude: number };
      }[];
    }

    testMap(
      'a home opens over the map, is closed by Escape, and was seen then',
      async ({ page, request, visit }, { project }) => {
        const { estateMarkers } = await askApi<Found>(request, FOUND);
        const home = estateMarkers.find(({ cluster }) => !cluster);
        const { latitude, longitude } = home?.location ?? { latitude: 0, longitude: 0 };
        const box = [latitude - 0.01, longitude - 0.01, latitude + 0.01, longitude + 0.01];
        await visit(
          `${routePath('forSale', 'fr')}?area=box-${box.map((one) => one.toFixed(3)).join('_')}&view=map`,
        );
        const marker = page.locator(`.map-marker[data-id="${home?.id}"]`);
        await expect(marker).toHaveAccessibleName(/^Bien à /);
        await expect(marker).not.toHaveClass(/seen/);
        await marker.click();
        const popup = page.getByRole('dialog', { name: t('map.results.popup') });
        await expect(popup.getByRole('article')).toBeVisible();
        await expect(popup.getByRole('link').first()).toHaveAttribute('href', new RegExp(`/${home?.id}/`));
        await expectAccessible(page, '.results-map__map');
        await page.keyboard.press('Escape');
        await expect(popup).toHaveCount(0);
        await expect(marker).toBeFocused();
        await page.reload();
        await expect(marker).toHaveClass(/seen/);
        // Touch has no hover.
        if (project.name === 'phone') return;
        const card = page.locator('.results-map__list > li').first();
        await card.hover();
        await expect(marker).toHaveClass(/is-marked/);
        await marker.hover();
        await expect(card).toHaveClass(/is-marked/);
      },
    );

    testMap('moving the map searches there when that is wanted', async ({ page, visit }) => {
      await visit(`${path}&view=map`);
      const map = page.getByRole('region', { name: t('map.results.label') });
      const east = map.getByRole('button', { name: t('map.east') });
      const homesOf = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) =>
            all.reduce(
              (sum, one) => sum + Number(/^\d+(?= biens)/.exec(one.getAttribute('aria-label') ?? '') ?? 1),
              0,
            ),
          );
      await expect(map.locator('.map-marker').first()).toBeVisible();
      // Both merge the same markers, each at its own zoom level.
      const drawn = await homesOf('.map__markers a');
      expect(drawn).toBeGreaterThan(5);
      expect(await homesOf('.map-marker')).toBe(drawn);
      await east.press('Enter');
      await expect(map.locator('.map-marker').first()).toBeVisible();
      await expect(page).not.toHaveURL(/area=/);
      await page.getByRole('checkbox', { name: t('map.results.follow') }).check();
      await east.press('Enter');
      await expect(page).toHaveURL(/area=box-/);
      await expect(page.getByRole('link', { name: t('estates.active.box') })).toBeVisible();
      await page.getByRole('link', { name: t('estates.results.view.list'), exact: true }).click();
      await expect(page).toHaveURL(/area=box-/);
      await expect(page).not.toHaveURL(/view=map/);
    });
  });

test.describe('the row below the map', { tag: '@js' }, () => {
  test("the row shows the homes in the map's viewport", async ({ page, visit, fullyHydrated }, {
    project,
  }) => {
    const queries: { filter: { bounds: object } }[] = [];
    page.on('request', (one) => {
      const body = one.postDataJSON();
      if (body?.query.includes('HomesInView')) queries.push(body.variables);
    });
    await visit(`${path}&view=map`);
    await fullyHydrated();
    const map = page.getByRole('region', { name: t('map.results.label') });
    const row = page.getByRole('list', { name: t('estates.results.list') });
    const ids = () => row.getByRole('article').evaluateAll((cards) => cards.map(({ id }) => id));
    const ofPage = await ids();
    await expect(map.locator('.map-marker').first()).toBeVisible();
    expect(queries).toEqual([]);
    await map.getByRole('button', { name: t('map.in'), exact: true }).click();
    if (project.name === 'desktop') {
      await expect(map.locator('.leaflet-tile-loaded[src*="/fr/8/"]').first()).toBeAttached();
      expect(await ids()).toEqual(ofPage);
      expect(queries).toEqual([]);
      await page.setViewportSize({ width: 900, height: 900 });
    }
    const status = page.locator('.results-map__homes').getByRole('status');
    await expect(status).toContainText(/^Les 24 premiers biens sur \d+/);
    expect(queries.length).toBeGreaterThan(0);
    const inView = await ids();
    expect(inView).toHaveLength(24);
    expect(inView).not.toEqual(ofPage);
    await expectAccessible(page, '.results-map__homes');
  });

  test('the row of homes and the markers are synchronised', async ({ page, visit, fullyHydrated }, {
    project,
  }) => {
    test.skip(project.name === 'desktop', 'the homes are no row there');
    await visit(`${routePath('forSale', 'fr')}?area=box-50.97_3.60_51.13_3.85&view=map`);
    await fullyHydrated();
    const map = page.getByRole('region', { name: t('map.results.label') });
    const row = page.getByRole('list', { name: t('estates.results.list') });
    await map.getByRole('button', { name: t('map.in'), exact: true }).click();
    await expect(page.locator('.results-map__homes').getByRole('status')).toContainText(/^\d+ biens dans/);
    const idsOf = (elements: (HTMLElement | SVGElement)[]) =>
      elements.map(({ id, dataset }) => dataset.id ?? id.replace('listing-', ''));
    const cards = await row.getByRole('article').evaluateAll(idsOf);
    const alone = await map.locator('.map-marker:not(.map-marker--cluster)').evaluateAll(idsOf);
    const [first, second] = cards.slice(1).filter((id) => alone.includes(id));
    const marked = map.locator('.map-marker.is-marked');
    await expect(marked).toHaveCount(0);
    await row.evaluate((list, id) => {
      const card = list.querySelector(`li:has(#listing-${id})`);
      list.scrollLeft += Number(card?.getBoundingClientRect().left) - list.getBoundingClientRect().left;
    }, first);
    await expect(marked).toHaveAttribute('data-id', String(first));
    await map.locator(`[data-id="${second}"]`).focus();
    const whereIsIt = () =>
      row.evaluate((list, id) => {
        const card = list.querySelector(`#listing-${id}`)?.getBoundingClientRect();
        const { left, right } = list.getBoundingClientRect();
        return card && card.left >= left - 1 && card.left < right ? 'seen' : 'not seen';
      }, second);
    await expect.poll(whereIsIt).toBe('seen');
  });

  test('a heart in the row marks the home on the map', async ({ page, visit, fullyHydrated }) => {
    await visit(`${routePath('forSale', 'fr')}?area=box-50.97_3.60_51.13_3.85&view=map`);
    await fullyHydrated();
    const map = page.getByRole('region', { name: t('map.results.label') });
    await expect(map.locator('.map-marker').first()).toBeVisible();
    const alone = await map
      .locator('.map-marker:not(.map-marker--cluster)')
      .evaluateAll((markers: HTMLElement[]) => markers.map(({ dataset }) => dataset.id));
    const cards = page.getByRole('list', { name: t('estates.results.list') }).getByRole('article');
    const ids = await cards.evaluateAll((all) => all.map(({ id }) => id.replace('listing-', '')));
    const id = ids.find((one) => alone.includes(one));
    const heart = page.locator(`#listing-${id} .heart`);
    const marker = map.locator(`.map-marker[data-id="${id}"]`);
    await heart.click();
    await expect(marker).toHaveClass(/map-marker--favorite/);
    await expect(marker).toHaveClass(/is-marked/);
    await heart.click();
    await expect(marker).not.toHaveClass(/map-marker--favorite/);
  });
});
