/** Maps of one place: a static map, and a live map once it is near the viewport. */
import type { APIRequestContext, Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { ENGINES } from '../../support/e2e/maps.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('fr');
const FOUND = `{ estates(locale: fr, filter: { transaction: SALE }, pageSize: 48) {
  items { path isLocationBlurred location { latitude longitude } } } }`;

interface FoundHome {
  estates: {
    items: { path: string; isLocationBlurred: boolean; location: { latitude: number; longitude: number } }[];
  };
}

async function findHome(request: APIRequestContext, isBlurred: boolean) {
  const { estates } = await askApi<FoundHome>(request, FOUND);
  return estates.items.find(({ isLocationBlurred }) => isLocationBlurred === isBlurred);
}

const stageOf = (page: Page) => page.locator('.map__stage');

for (const isBlurred of [false, true]) {
  test(`a home with its address ${isBlurred ? 'hidden' : 'shown'} has a static map with a link to directions`, async ({
    page,
    request,
    visit,
  }) => {
    const home = await findHome(request, isBlurred);
    const { latitude, longitude } = home?.location ?? { latitude: 0, longitude: 0 };
    await visit(String(home?.path));
    const stage = stageOf(page);
    await stage.scrollIntoViewIfNeeded();
    const still = stage.getByRole('img').first();
    await expect(still).toBeVisible();
    await expect(still).toHaveAttribute('src', /^\/map\/fr\/still\/12\/[-\d.,]+\.svg$/);
    await expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(stage).toHaveAttribute('data-latitude', String(latitude));
    const directionsLink = page.getByRole('link', { name: t('map.directions') });
    await expect(directionsLink).toHaveAttribute('href', new RegExp(`to=${latitude}%2C${longitude}$`));
    const about = page.getByText(t('map.about'));
    await expect(about).toHaveCount(isBlurred ? 1 : 0);
    if (isBlurred) await expect(stage).toHaveAttribute('data-radius', '500');
  });
}

test.describe('a live map', { tag: '@js' }, () => {
  const PLACES = `{
    projects(locale: fr, pageSize: 1) { items { path entities { path } } }
    rentalUnits(locale: fr, pageSize: 1) { items { path } } }`;
  interface Places {
    projects: { items: { path: string; entities: { path: string }[] }[] };
    rentalUnits: { items: { path: string }[] };
  }

  for (const kind of ['project', 'entity', 'rental unit'] as const) {
    test(`shows where a ${kind} is`, async ({ page, request, visit, fullyHydrated }) => {
      const { projects, rentalUnits } = await askApi<Places>(request, PLACES);
      const project = projects.items[0];
      const paths = {
        project: project?.path,
        entity: project?.entities[0]?.path,
        'rental unit': rentalUnits.items[0]?.path,
      };
      await visit(String(paths[kind]));
      await fullyHydrated();
      const place = page.getByRole('region', { name: t('map.title'), exact: true });
      await place.scrollIntoViewIfNeeded();
      await expect(place.getByRole('region', { name: /^Situation sur la carte/ })).toBeVisible();
      await expect(place.locator('.leaflet-tile-loaded').first()).toBeAttached();
      await expect(place.locator('.map-pin, .map-area')).toHaveCount(1);
      await expectAccessible(page, 'section:has(> .map)');
    });
  }

  test('has a scale, which changes with the zoom', { tag: '@once' }, async ({ page, request, visit }) => {
    await visit(String((await findHome(request, false))?.path));
    const stage = stageOf(page);
    await stage.scrollIntoViewIfNeeded();
    const scale = stage.locator('.leaflet-control-scale');
    await expect(scale).toHaveText('2 km');
    await expect(scale).toHaveAttribute('aria-hidden', 'true');
    await page.getByRole('button', { name: t('map.in'), exact: true }).press('Enter');
    await expect(scale).toHaveText('1 km');
  });

  test('shows the nearest office when it comes into view', async ({
    page,
    request,
    visit,
    fullyHydrated,
  }) => {
    const OFFICES = `{ estates(locale: fr, pageSize: 60) { items { path nearestOffice { kilometres } } } }`;
    interface Homes {
      estates: { items: { path: string; nearestOffice: { kilometres: number } | null }[] };
    }
    const { estates } = await askApi<Homes>(request, OFFICES);
    const near = ({ nearestOffice }: Homes['estates']['items'][number]) => nearestOffice?.kilometres ?? 99;
    const home = estates.items.find((one) => near(one) > 12 && near(one) < 20);
    await visit(String(home?.path));
    await fullyHydrated();
    const place = page.locator('#map');
    await place.scrollIntoViewIfNeeded();
    const officeLink = place.locator('figcaption').getByRole('link', { name: /^Agence la plus proche/ });
    const name = String(await officeLink.textContent());
    await expect(place.locator('.leaflet-tile-loaded').first()).toBeAttached();
    const marker = place.locator('.map__live').getByRole('link', { name, exact: true });
    await expect(marker).toHaveCount(0);
    // A map that moves ignores another move.
    await expect(async () => {
      await place.getByRole('button', { name: t('map.out') }).click();
      await expect(marker).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(marker).toHaveAttribute('href', String(await officeLink.getAttribute('href')));
  });
});

for (const [name, testMap] of Object.entries(ENGINES))
  testMap.describe(`a map that moves, ${name}`, { tag: '@js' }, () => {
    testMap(
      'begins near the window, is moved by buttons, leaves the wheel to the page, and lets the focus go',
      async ({ page, homes, visit, fullyHydrated, engine }) => {
        const requested: string[] = [];
        page.on('request', (one) => requested.push(one.url()));
        await visit(routePath('estate', 'fr', { estateId: homes.offered.id }));
        await fullyHydrated();
        expect(requested.filter((url) => engine.file.test(url))).toEqual([]);
        const stage = stageOf(page);
        await stage.scrollIntoViewIfNeeded();
        const map = page.getByRole('region', { name: /^Situation sur la carte/ });
        const tile = stage.locator(engine.tile()).first();
        await expect(tile).toBeAttached();
        const others = new Set(requested.map((url) => new URL(url).origin));
        others.delete(new URL(page.url()).origin);
        expect([...others]).toEqual(engine.partners);
        await expectAccessible(page, '#map');

        const place = () => stage.locator('.map-pin').evaluate((pin) => pin.getBoundingClientRect().top);
        const before = await place();
        await map.getByRole('button', { name: t('map.north') }).press('Enter');
        await expect.poll(place).toBeGreaterThan(before + 100);
        // Also during the animation.
        for (let times = 0; times < 2; times++)
          await map.getByRole('button', { name: t('map.out') }).press('Enter');
        await expect(stage.locator(engine.tile(engine.home - 2)).first()).toBeAttached();

        // Each nearby similar home is a link with a name, and so is the office.
        for (const link of await map.locator('a.map-marker').all())
          await expect(link).toHaveAttribute('href', /^\/fr\/(offre|agences)\//);
        await map.getByRole('button').last().focus();
        await page.keyboard.press('Tab');
        await expect(map.locator(':focus')).toHaveCount(0);
      },
    );

    testMap(
      'shows about where a home is, and obeys its buttons without motion',
      { tag: '@once' },
      async ({ page, request, visit, engine }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visit(String((await findHome(request, true))?.path));
        const stage = stageOf(page);
        await stage.scrollIntoViewIfNeeded();
        await expect(stage.locator(engine.area)).toHaveCount(1);
        await expect(stage.locator('.map-pin')).toHaveCount(0);
        for (const button of [t('map.south'), t('map.out')])
          await page.getByRole('button', { name: button }).press('Enter');
        await expect(stage.locator(engine.tile(engine.hiddenHome - 1)).first()).toBeAttached();
      },
    );

    testMap(
      'of an office is as near as it says, and follows the wheel once it was clicked',
      {
        tag: '@once',
      },
      async ({ page, visit, engine }) => {
        await visit(routePath('officeById', 'fr', { officeId: 1 }));
        const stage = stageOf(page);
        await expect(stage).toHaveAttribute('data-zoom', '16');
        await stage.scrollIntoViewIfNeeded();
        await expect(stage.locator(engine.tile(engine.office)).first()).toBeAttached();
        await stage.hover();
        const scrolled = () => page.evaluate(() => window.scrollY);
        const before = await scrolled();
        await page.mouse.wheel(0, 200);
        await expect.poll(scrolled).toBeGreaterThan(before);
        const farther = stage.locator(engine.otherTile(engine.office));
        await expect(farther).toHaveCount(0);
        await stage.click({ position: { x: 60, y: 60 } });
        await page.mouse.wheel(0, 300);
        await expect(farther.first()).toBeAttached();
      },
    );
  });
