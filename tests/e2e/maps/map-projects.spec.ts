/** Projects on the map of homes for sale, and homes at one place. */
import type { APIRequestContext } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { ENGINES } from '../../support/e2e/maps.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('fr');

interface Point {
  latitude: number;
  longitude: number;
}

interface Projects {
  projects: {
    items: {
      id: string;
      name: string;
      path: string;
      availableCount: number;
      entityCount: number;
      location: Point;
    }[];
  };
}

const PROJECTS = `{ projects(locale: fr, pageSize: 60) { items {
  id name path availableCount entityCount location { latitude longitude } } } }`;

interface Homes {
  estateMarkers: { id: string; isProject: boolean; location: Point }[];
}

const HOMES = `{ estateMarkers(locale: fr, filter: { transaction: SALE }, first: 500) {
  id isProject location { latitude longitude } } }`;

/** In degrees. */
const apart = (a: Point, b: Point) =>
  Math.max(Math.abs(a.latitude - b.latitude), Math.abs(a.longitude - b.longitude));

function mapAround(points: readonly Point[], degrees: number): string {
  const [north, east] = [points.map((one) => one.latitude), points.map((one) => one.longitude)];
  const sides = [Math.min(...north), Math.min(...east), Math.max(...north), Math.max(...east)];
  const box = sides.map((side, index) => (index < 2 ? side - degrees : side + degrees).toFixed(5));
  return `${routePath('forSale', 'fr')}?area=box-${box.join('_')}&view=map`;
}

/** Returns the project farthest from homes, and the path of a map with it and the nearest home. */
async function findProject(request: APIRequestContext) {
  const [{ projects }, { estateMarkers }] = [
    await askApi<Projects>(request, PROJECTS),
    await askApi<Homes>(request, HOMES),
  ];
  const withDistance = projects.items.map((project) => {
    const others = estateMarkers.filter(({ id }) => id !== project.id);
    return {
      project,
      distance: Math.min(...others.map(({ location }) => apart(location, project.location))),
    };
  });
  const [farthest] = withDistance.toSorted((a, b) => b.distance - a.distance);
  if (!farthest) throw new Error('no project');
  const { project, distance } = farthest;
  return { project, path: mapAround([project.location], distance + 0.0001) };
}

test('without JavaScript a project has its own shape on the static map and links to its page', async ({
  page,
  request,
  visit,
  isScripted,
}) => {
  test.skip(isScripted, 'The live map takes the place of the drawing.');
  const { project, path } = await findProject(request);
  await visit(path);
  const link = page.locator('.map__markers .map__block');
  await expect(link).toHaveAccessibleName(/^Projet neuf/);
  await expect(link.locator('rect')).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === project.path);
});

for (const [name, testMap] of Object.entries(ENGINES))
  testMap(
    `a project has its own marker and popup, ${name}`,
    { tag: '@js' },
    async ({ page, request, visit }) => {
      const { project, path } = await findProject(request);
      await visit(path);
      const marker = page.locator(`.map-marker[data-id="${project.id}"]`);
      await expect(marker).toHaveClass(/map-marker--project/);
      await expect(marker).toHaveAccessibleName(/^Projet neuf/);
      await expectAccessible(page, '.results-map__map');
      await marker.press('Enter');
      const popup = page.getByRole('dialog', { name: t('map.results.popup') });
      await expect(popup).toBeFocused();
      const { availableCount: available, entityCount: total } = project;
      await expect(popup).toContainText(project.name);
      await expect(popup).toContainText(t('projects.card.available', { available, total }));
      await expect(popup.getByRole('link').first()).toHaveAttribute('href', project.path);
      // The popup covers parts of the markers behind it.
      await expectAccessible(page, '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(marker).toBeFocused();
    },
  );

/** Returns two homes at one place. */
async function findPair(request: APIRequestContext) {
  const homes = (await askApi<Homes>(request, HOMES)).estateMarkers.filter(({ isProject }) => !isProject);
  const [pair] = homes.flatMap((one, index) =>
    homes
      .slice(index + 1)
      .flatMap((other) => (apart(one.location, other.location) < 0.0003 ? [[one, other]] : [])),
  );
  if (!pair) throw new Error('no two homes stand at one place');
  const locations = pair.map(({ location }) => location);
  return { pair, path: mapAround(locations, 0.0003) };
}

test('homes at one place open as a list by keyboard', { tag: '@js' }, async ({ page, request, visit }) => {
  const { pair, path } = await findPair(request);
  await visit(path);
  const label = t('map.results.crowd', { count: 2 });
  const cluster = page.locator('.map__live .map-marker--cluster');
  await expect(cluster).toHaveText('2');
  await cluster.press('Enter');
  const popup = page.getByRole('dialog', { name: label });
  await expect(popup).toBeFocused();
  await expect(popup.getByRole('heading', { name: label })).toBeVisible();
  await expect(popup.getByRole('listitem').getByRole('article')).toHaveCount(2);
  for (const { id } of pair) await expect(popup.locator(`a[href*="/${id}/"]`)).toHaveCount(1);
  await expectAccessible(page, '.results-map__map');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(cluster).toBeFocused();
});

test('a list of homes at one place shows no details of hidden statuses', { tag: ['@js', '@once'] }, async ({
  page,
  request,
  visit,
}) => {
  const { pair, path } = await findPair(request);
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [first] = body.data?.estates?.items ?? [];
    if (body.data?.settings?.hiddenStatusIds) body.data.settings.hiddenStatusIds = [first.status.id];
    await route.fulfill({ response, json: body });
  });
  await visit(path);
  await page.locator('.map__live .map-marker--cluster').press('Enter');
  const popup = page.getByRole('dialog', { name: t('map.results.crowd', { count: pair.length }) });
  await expect(popup.getByText(t('map.results.noDetails'))).toBeVisible();
  expect(await popup.getByRole('article').count()).toBeLessThan(pair.length);
});
