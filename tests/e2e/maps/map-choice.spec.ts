/** Google Maps on a site with a key: contacted only for visitors who choose it. */
import type { Page } from 'playwright/test';
import { fromMercator, pixelsAt, toMercator } from '../../../shared/geography/mercator.ts';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { ATTRIBUTION, GOOGLE, serveGoogle, withKey as test, withTiles } from '../../support/e2e/maps.ts';
import { expect } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('nl');
const OURS = '.leaflet-tile-loaded';
const GOOGLES = '.gm-style';
const office = routePath('officeById', 'nl', { officeId: 1 });
const toGoogle = (page: Page) => page.getByRole('button', { name: t('map.live.google') });
const toOurs = (page: Page) => page.getByRole('button', { name: t('map.live.own') });

/** Collects the other origins that a page contacts. */
function collectOrigins(page: Page): Set<string> {
  const others = new Set<string>();
  page.on('request', (asked) => {
    const { origin, protocol } = new URL(asked.url());
    if (/^https?:/.test(protocol) && origin !== new URL(page.url()).origin) others.add(origin);
  });
  return others;
}

/** Returns the viewport that was searched, from the rectangle in the URL. */
async function searchedView(page: Page) {
  const area = String(new URL(page.url()).searchParams.get('area')).replace('box-', '');
  const [south = 0, west = 0, north = 0, east = 0] = area.split('_').map(Number);
  const [low, high] = [
    toMercator({ latitude: south, longitude: west }),
    toMercator({ latitude: north, longitude: east }),
  ];
  const { width } = (await page.locator('.results-map__stage .map__live').boundingBox()) ?? { width: 0 };
  const zoom = Math.log2(width / (high.x - low.x) / pixelsAt(0));
  return { zoom, ...fromMercator({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }) };
}

const chosen = (page: Page) => page.evaluate(() => localStorage.getItem('map-engine'));

test.describe('@js', () => {
  test("Google's map loads on a click, is remembered, and is left by another click", async ({
    page,
    context,
    visit,
  }) => {
    await serveGoogle(context);
    await visit(office);
    const others = collectOrigins(page);
    const stage = page.locator('.map__stage');
    await stage.scrollIntoViewIfNeeded();
    await expect(stage.locator(OURS).first()).toBeAttached();
    await expect(page.getByText(t('map.sources'))).toBeVisible();
    expect([...others]).toEqual([]);
    expect(await chosen(page)).toBeNull();
    const more = page.getByRole('link', { name: t('map.live.privacy'), exact: true }).first();
    await expect(more).toHaveAttribute('href', `${routePath('privacy', 'nl')}#others`);
    await expectAccessible(page, '#main .map');

    await toGoogle(page).press('Enter');
    await expect(stage.locator(GOOGLES)).toBeAttached();
    await expect(stage.locator(OURS)).toHaveCount(0);
    await expect(toOurs(page)).toBeFocused();
    await expect(page.getByRole('region', { name: /^Kaart met de ligging/ })).toHaveCount(1);
    expect([...others]).toEqual([GOOGLE]);
    await expectAccessible(page, '#main .map');

    await page.reload();
    await stage.scrollIntoViewIfNeeded();
    await expect(stage.locator(GOOGLES)).toBeAttached();
    await toOurs(page).click();
    await expect(stage.locator(OURS).first()).toBeAttached();
    await expect(stage.locator(GOOGLES)).toHaveCount(0);
    expect(await chosen(page)).toBeNull();
  });

  test('the map of results keeps its view when the engine changes', { tag: '@once' }, async ({
    page,
    context,
    visit,
  }) => {
    await serveGoogle(context);
    await visit(`${routePath('forSale', 'nl')}?view=map`);
    const map = page.getByRole('region', { name: t('map.results.label') });
    const markers = map.locator('.map-marker');
    await expect(markers.first()).toBeVisible();
    const answered = page.waitForResponse((response) => response.url().includes('/graphql'));
    await map.getByRole('button', { name: t('map.in') }).press('Enter');
    await answered;
    await page.getByRole('button', { name: t('map.results.search') }).click();
    await expect(page).toHaveURL(/area=box-/);
    const { zoom, latitude, longitude } = await searchedView(page);
    // The button steps to an integer zoom level.
    expect(Math.abs(zoom - Math.round(zoom))).toBeLessThan(0.01);
    await toGoogle(page).click();
    const tile = page.locator(`.gm-style > img[src*="vt?z=${Math.round(zoom)}&"]`);
    await expect(tile).toBeAttached();
    const at = new URL(String(await tile.getAttribute('src'))).searchParams.get('at') ?? '';
    const [north = 0, east = 0] = at.split(',').map(Number);
    expect(north).toBeCloseTo(latitude, 3);
    expect(east).toBeCloseTo(longitude, 3);
    await expect(markers.first()).toBeVisible();
    await expect(page.locator('.results-map__still')).toBeHidden();
  });

  for (const [what, serve] of Object.entries({
    'does not load': (page: Page) => page.context().route(`${GOOGLE}/**`, (route) => route.abort('aborted')),
    'rejects the key': (page: Page) => serveGoogle(page.context(), { rejectsKey: true }),
  })) {
    test(`where Google ${what} our own map stays and a message is shown`, { tag: '@once' }, async ({
      page,
      visit,
    }) => {
      await serve(page);
      await visit(office);
      const stage = page.locator('.map__stage');
      await stage.scrollIntoViewIfNeeded();
      await toGoogle(page).click();
      await expect(page.getByRole('status').filter({ hasText: t('map.live.failed') })).toBeVisible();
      await expect(stage.locator(OURS).first()).toBeAttached();
      await expect(stage.locator(GOOGLES)).toHaveCount(0);
      await expect(toGoogle(page)).toBeVisible();
      // It is retried when the visitor asks for it, not on each following page.
      expect(await chosen(page)).toBeNull();
    });
  }

  test('between two engines drawing is disabled, and no homes are requested', {
    tag: '@once',
  }, async ({ page, context, visit }) => {
    await serveGoogle(context);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route(`${GOOGLE}/maps/api/js**`, async (route) => {
      await held;
      await route.fallback();
    });
    const asked: string[] = [];
    page.on('request', (one) => one.url().endsWith('/graphql') && asked.push(String(one.postData())));
    await visit(`${routePath('forSale', 'nl')}?view=map`);
    const markers = page.locator('.map__live .map-marker');
    await expect(markers.first()).toBeVisible();
    await page.getByRole('button', { name: t('map.draw.begin') }).click();
    await toGoogle(page).click();
    await expect(page.getByRole('button', { name: t('map.draw.middle') })).toHaveCount(0);
    release();
    await expect(page.locator('.gm-style')).toBeAttached();
    await page.getByRole('button', { name: t('map.draw.middle') }).click();
    await expect(page.getByRole('button', { name: t('map.draw.undo') })).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked.filter((body) => body.includes('HomesInView'))).toEqual([]);
  });

  test('a page without maps is another document whose policy does not allow Google', {
    tag: '@once',
  }, async ({ page, visit }) => {
    await visit(office);
    await page.evaluate(() => document.documentElement.classList.add('marked'));
    await page.getByRole('link', { name: t('layout.item.privacy'), exact: true }).click();
    await expect(page).toHaveURL(routePath('privacy', 'nl'));
    await expect(page.locator('html.marked')).toHaveCount(0);
  });
});

withTiles(
  'tiles of the agency have streets: an office is as near as it says, and may be seen nearer',
  { tag: ['@js', '@once'] },
  async ({ page, visit, engine }) => {
    // A click while the map moves is lost.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(office);
    const stage = page.locator('.map__stage');
    await stage.scrollIntoViewIfNeeded();
    await expect(stage.locator(engine.tile(engine.office)).first()).toBeAttached();
    await expect(page.getByText(ATTRIBUTION)).toBeVisible();
    await expect(page.getByText(t('map.sources'))).toHaveCount(0);
    await expect(toGoogle(page)).toHaveCount(0);
    const nearer = page.getByRole('button', { name: t('map.in') });
    for (const zoom of [17, 18, 19]) {
      await nearer.press('Enter');
      await expect(stage.locator(engine.tile(zoom)).first()).toBeAttached();
    }
  },
);
