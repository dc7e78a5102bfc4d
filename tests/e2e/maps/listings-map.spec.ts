/** Lists of projects and holiday homes beside a map. */
import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const LISTS = [
  {
    route: 'projects',
    map: 'projects.map.label',
    list: 'projects.list',
    filter: 'maxPrice=400000',
    some: '',
  },
  {
    route: 'holiday',
    map: 'holiday.map.label',
    list: 'holiday.list.label',
    filter: 'persons=4',
    some: 'place=es&',
  },
] as const;

/** Returns the number of listings on the markers: the text of a cluster is its count. */
const countOn = (page: Page, markers: string) =>
  page.locator(markers).evaluateAll((all) =>
    all.reduce((sum, one) => {
      const isCluster = one.matches('.map-marker--cluster, .map__number');
      return sum + (isCluster ? Number(one.textContent) : 1);
    }, 0),
  );

for (const { route, map, list, filter, some } of LISTS) {
  const t = textsIn('nl');

  test(`${route}: without a map, cards stand below each other on a phone`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(routePath(route, 'nl'));
    const cards = page.getByRole('list', { name: t(list) }).getByRole('article');
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(second?.x).toBe(first?.x);
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  });

  test(`${route}: a link switches the view, and the map shows the listed items`, async ({
    page,
    visit,
    isScripted,
  }) => {
    await visit(`${routePath(route, 'nl')}?${filter}`);
    await page.getByRole('link', { name: t('estates.results.view.map'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${filter}&view=map`));
    const cards = page.getByRole('list', { name: t(list) }).getByRole('article');
    await expect(cards.first()).toBeVisible();
    // A press during hydration replaces the list once more.
    await expect.poll(() => cards.count()).toBeGreaterThan(2);
    const total = await cards.count();
    await expect.poll(() => countOn(page, '.map__markers a')).toBe(total);
    if (!isScripted) return;
    const region = page.getByRole('region', { name: t(map) });
    await region.scrollIntoViewIfNeeded();
    await expect.poll(() => countOn(page, '.map__live .map-marker')).toBe(total);
    await expectAccessible(page, '.results-map__map');
    await page.getByRole('link', { name: t('estates.results.view.list'), exact: true }).click();
    await expect(page).not.toHaveURL(/view=/);
    await expect(page).toHaveURL(new RegExp(filter));
  });

  test(`${route}: a marker on the static map links to its page, a cluster to a card`, async ({
    page,
    visit,
    isScripted,
  }) => {
    test.skip(isScripted, 'The live map takes the place of the drawing.');
    await visit(`${routePath(route, 'nl')}?${some}view=map`);
    const single = page.locator('.map__markers a.map__block, .map__markers a.map__dot').first();
    const path = String(await single.getAttribute('href'));
    const cluster = page.locator('.map__markers a.map__number').first();
    const [, anchor] = /^#(listing-\d+)$/.exec(String(await cluster.getAttribute('href'))) ?? [];
    await expect(page.locator(`article[id="${anchor}"]`)).toHaveCount(1);
    await single.click();
    await expect(page).toHaveURL((url) => url.pathname === path.split('?')[0]);
  });

  test(`${route}: markers open cards by keyboard, and a cluster shows its places`, {
    tag: '@js',
  }, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(`${routePath(route, 'nl')}?${some}view=map`);
    const live = page.locator('.map__live');
    const single = live.locator('.map-marker:not(.map-marker--cluster)').first();
    await expect(single).toBeVisible();
    const id = await single.getAttribute('data-id');
    await single.press('Enter');
    const popup = page.getByRole('dialog', { name: String(await single.getAttribute('aria-label')) });
    await expect(popup).toBeFocused();
    await expect(popup.locator(`#listing-${id}`)).toBeVisible();
    await expectAccessible(page, '.results-map__map');
    await page.keyboard.press('Escape');
    await expect(single).toBeFocused();
    const cluster = live.locator('.map-marker--cluster').first();
    const before = await live.locator('.map-marker').count();
    await cluster.press('Enter');
    await expect.poll(() => live.locator('.map-marker').count()).not.toBe(before);
    // The keyboard focus continues at the cluster's position.
    await expect(live.locator('.map-marker:focus')).toHaveCount(1);
  });
}
