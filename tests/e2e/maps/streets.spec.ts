/** Our own map with streets from the agency's file: drawn in the browser, without a third party. */
import { OPENSTREETMAP_COPYRIGHT } from '../../../shared/geography/street-map.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { canvasColours, withStreets as test } from '../../support/e2e/streets.ts';
import { expect } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const office = (locale: Locale) => routePath('officeById', locale, { officeId: 1 });
const WHITE = '255,255,255,255';
const CANVAS = 'canvas.leaflet-tile-loaded';

test.use({ partners: [] });

test.describe('streets', { tag: ['@js', '@once'] }, () => {
  test('load with the map, are drawn in the colours of both schemes, and come from the site alone', async ({
    page,
    homes,
    visit,
    fullyHydrated,
  }) => {
    const requested: string[] = [];
    page.on('request', (one) => requested.push(one.url()));
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(routePath('estate', 'nl', { estateId: homes.offered.id }));
    await fullyHydrated();
    expect(requested.filter((url) => /street-layer|leaflet|\/map\/streets/.test(url))).toEqual([]);
    await visit(office('nl'));
    const stage = page.locator('.map__stage');
    await stage.scrollIntoViewIfNeeded();
    await expect(stage.locator(CANVAS).first()).toBeAttached();
    await expect(stage.locator('img.leaflet-tile-loaded').first()).toBeAttached();
    await expect.poll(async () => (await canvasColours(page)).slice(0, 4)).toContain(WHITE);
    const light = await canvasColours(page);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await canvasColours(page)).slice(0, 6)).not.toContain(WHITE);
    const dark = await canvasColours(page);
    expect(dark[0]).not.toBe(light[0]);
    expect(Number(dark[0]?.split(',')[0])).toBeLessThan(80);

    const { origin } = new URL(page.url());
    const tiles = requested.filter((url) => url.includes('/map/streets/'));
    expect(tiles.length).toBeGreaterThan(0);
    expect(new Set(requested.map((url) => new URL(url).origin))).toEqual(new Set([origin]));
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toHaveAttribute(
      'href',
      OPENSTREETMAP_COPYRIGHT,
    );
    await expectAccessible(page, '#main .map');
  });

  for (const [locale, name, other] of [
    ['nl', 'Leie', 'Lys'],
    ['fr', 'Lys', 'Leie'],
    ['de', 'Leie', 'Lys'],
  ] as const)
    test(`have their names in the language of the page, ${locale}`, async ({ page, visit, canvasTexts }) => {
      await visit(office(locale));
      await page.locator('.map__stage').scrollIntoViewIfNeeded();
      const texts: string[] = [];
      await expect
        .poll(async () => {
          texts.push(...(await canvasTexts.take()));
          return texts;
        })
        // A street without a name in this language has its local name.
        .toEqual(expect.arrayContaining([name, 'Drabstraat']));
      expect(texts).not.toContain(other);
    });

  test('are shown up to zoom 19, with house numbers, and by keyboard', async ({
    page,
    visit,
    canvasTexts,
  }) => {
    const t = textsIn('nl');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(office('nl'));
    const stage = page.locator('.map__stage');
    await stage.scrollIntoViewIfNeeded();
    await expect(stage.locator(CANVAS).first()).toBeAttached();
    const nearer = page.getByRole('button', { name: t('map.in') });
    await nearer.focus();
    // The map of an office opens at zoom 16.
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
    await expect(nearer).toBeFocused();
    // Our own tiles below end at zoom 17 and are enlarged.
    const tile = stage.locator('img.leaflet-tile-loaded[src*="/17/"]').first();
    // Enlarged tiles overlap a little.
    const enlargement = () => tile.evaluate((one) => Math.round(one.getBoundingClientRect().width / 256));
    await expect.poll(enlargement).toBe(2 ** (19 - 17));
    const texts: string[] = [];
    await expect
      .poll(async () => {
        texts.push(...(await canvasTexts.take()));
        return texts.some((text) => /^\d+$/.test(text));
      })
      .toBe(true);
    await expect.poll(async () => (await canvasColours(page)).length).toBeGreaterThan(3);
    await nearer.press('Enter');
    const pin = () => stage.locator('.map-pin').evaluate((one) => one.getBoundingClientRect().top);
    const before = await pin();
    await page.getByRole('button', { name: t('map.north') }).press('Enter');
    await expect.poll(pin).toBeGreaterThan(before);
    expect(await enlargement()).toBe(2 ** (19 - 17));
  });

  test('lie below the markers of results, which keep links, names and order', async ({ page, visit }) => {
    const t = textsIn('nl');
    await visit(`${routePath('forSale', 'nl')}?view=map&city=gent-9000`);
    const map = page.getByRole('region', { name: t('map.results.label') });
    await expect(map.locator(CANVAS).first()).toBeAttached();
    // The homes fill the map at a fractional zoom level, which makes names larger rather than smaller.
    const sizes = await map
      .locator(CANVAS)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...sizes)).toBeGreaterThan(256 * 0.83);
    const markers = map.locator('.map-marker');
    await expect(markers.first()).toBeVisible();
    await markers.first().focus();
    await expect(markers.first()).toBeFocused();
    await expect(markers.first()).toHaveAttribute('aria-label', /€|panden|project/i);
    await expectAccessible(page, '.results-map');
  });

  test('our own map stays where the file has no tiles, or they cannot be loaded', async ({ page, visit }) => {
    await page.route('**/map/streets/**', (route) => route.abort('aborted'));
    await visit(office('nl'));
    const stage = page.locator('.map__stage');
    await stage.scrollIntoViewIfNeeded();
    await expect(stage.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    await expect(stage.locator(CANVAS).first()).toBeAttached();
    expect(await canvasColours(page)).toEqual(['0,0,0,0']);
  });
});
