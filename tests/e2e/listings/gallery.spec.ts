import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { showNavigation } from '../../support/e2e/layout.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const t = textsIn('nl');
/** The number of offices of the demo agency. */
const OFFICES = 4;
/** A picture is shown for three seconds, and the transition takes one. */
const PLAY_MS = 3_500;
const STEP_MS = 500;
const HOUR_MS = 3_600_000;
const SHORTLY = { timeout: 300 };
const LOOKED_AT_MS = 2_000;

const galleryOn = (page: Page) => page.locator('.gallery');
const placeOn = (page: Page) => galleryOn(page).locator('.gallery__counter');
const pathOf = (id: string) => routePath('estate', 'nl', { estateId: id });

/** Waits until the pictures on a phone are a slider. */
async function waitForSlider(page: Page): Promise<void> {
  // From here on the pictures advance only when the test lets time pass.
  await page.clock.pauseAt(Date.now() + HOUR_MS);
  await expect(async () => {
    await page.clock.runFor(LOOKED_AT_MS);
    await expect(galleryOn(page).locator('.slider--initialized')).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Lets time pass in steps shorter than a picture is shown, because the page may start to play a little later. */
async function playUntil(page: Page, isReached: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    await isReached();
  }).toPass();
}

/** Holds back the slider's code until the returned function is called. */
async function holdSliderCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/start-carousel-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('each picture links to its large version', async ({ visit, page, homes }) => {
  await visit(pathOf(homes.offered.id));
  for (const link of await galleryOn(page).locator('.gallery__open').all()) {
    const path = String(await link.getAttribute('href'));
    expect(path).toMatch(/^\/media\/[0-9a-f]{32}-1600\.jpg$/);
  }
  const first = await galleryOn(page).locator('.gallery__open').first().getAttribute('href');
  const response = await page.request.get(String(first));
  expect(response.headers()['content-type']).toBe('image/jpeg');
});

test.describe('a picture', { tag: '@js' }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('opens large, leads to the others, and returns the focus', async ({ page, visit, homes }) => {
    await visit(pathOf(homes.offered.id));
    const first = galleryOn(page).getByRole('link').first();
    await first.click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByText(/^1 van \d+$/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(/^2 van \d+$/)).toBeVisible();
    await expect(page).toHaveURL(/#photo-2$/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText(/^(\d+) van \1$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(page).not.toHaveURL(/#/);
    await expect(first).toBeFocused();
  });

  test('is opened by its URL, with a caption', async ({ page, visit, homes }) => {
    await visit(`${pathOf(homes.offered.id)}#photo-3`);
    const viewer = page.getByRole('dialog', { name: t('gallery.dialog', { heading: '' }).trim() });
    await expect(viewer.getByText(/^3 van \d+$/)).toBeVisible();
    await expectAccessible(page, '.pswp');
    await viewer.getByRole('button', { name: t('gallery.close') }).click();
    await expect(viewer).toHaveCount(0);
  });
});

test.describe('the viewer', { tag: ['@js', '@desktop'] }, () => {
  test('closes on navigation', async ({ page, visit, homes }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const offices = page.getByRole('heading', { level: 1, name: t('offices.title', { count: OFFICES }) });
    await visit(pathOf(homes.offered.id));
    await page
      .getByRole('link', { name: t('layout.item.offices'), exact: true })
      .first()
      .click();
    await expect(offices).toBeVisible();
    await page.goBack();
    await galleryOn(page).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goForward();
    await expect(offices).toBeVisible();
    await expect(page.locator('.pswp')).toHaveCount(0);
    await expect(page).not.toHaveURL(/#/);
  });
});

test.describe('a floor plan', { tag: ['@js', '@desktop'] }, () => {
  test('opens among the pictures', async ({ page, visit, homes, fullyHydrated }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(pathOf(homes.offered.id));
    // The facts of a home are hydrated after its head.
    await fullyHydrated();
    await page.locator('.plans a').first().click();
    await expect(page).toHaveURL(/#plan-1$/);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('pictures on a phone', { tag: ['@js', '@desktop'] }, () => {
  test.use({ viewport: { width: 360, height: 800 } });
  test.beforeEach(({ page }) => page.clock.install());

  test('advance automatically, in place of the scrollable row, until paused', async ({
    page,
    pageWithoutJavaScript,
    visit,
    homes,
  }) => {
    await visit(pathOf(homes.offered.id));
    await waitForSlider(page);
    await pageWithoutJavaScript.goto(pathOf(homes.offered.id));
    expect(await galleryOn(page).boundingBox()).toEqual(await galleryOn(pageWithoutJavaScript).boundingBox());
    await playUntil(page, () => expect(placeOn(page)).toHaveText(/^2 /, SHORTLY));
    await galleryOn(page)
      .getByRole('button', { name: t('gallery.pause') })
      .click();
    const place = await placeOn(page).textContent();
    await page.clock.runFor(PLAY_MS);
    await expect(placeOn(page)).toHaveText(String(place));
    await galleryOn(page)
      .getByRole('button', { name: t('gallery.play') })
      .click();
    await playUntil(page, () => expect(placeOn(page)).not.toHaveText(String(place), SHORTLY));
  });

  test('pause on focus and follow the arrow keys in a loop', async ({ page, visit, homes }) => {
    await visit(pathOf(homes.offered.id));
    await waitForSlider(page);
    await galleryOn(page).locator('.gallery__open').first().focus();
    await page.clock.runFor(PLAY_MS);
    await expect(placeOn(page)).toHaveText(/^1 /);
    await page.keyboard.press('ArrowLeft');
    await expect(placeOn(page)).toHaveText(/^(\d+) van \1$/);
    await expect(galleryOn(page).locator('.gallery__open:focus')).toHaveCount(1);
  });

  test('do not advance with reduced motion', async ({ page, visit, homes }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(pathOf(homes.offered.id));
    await waitForSlider(page);
    await expect(galleryOn(page).locator('.gallery__play')).toHaveCount(0);
    await page.clock.runFor(PLAY_MS);
    await expect(placeOn(page)).toHaveText(/^1 /);
  });

  test('start where a visitor has scrolled the row', async ({ page, visit, homes }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdSliderCode(page);
    await visit(pathOf(homes.offered.id));
    const row = galleryOn(page).locator('.gallery__row');
    await row.evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth }));
    release();
    await waitForSlider(page);
    await expect(placeOn(page)).toHaveText(/^3 /);
    await expect(galleryOn(page).locator('.gallery__slide:not([inert])')).toHaveCount(1);
    await expect(
      galleryOn(page).getByRole('link', { name: /^Foto 3 / }),
      'the picture in view',
    ).toBeInViewport();
  });

  test('do not start on a page that was left before the code arrived', async ({ page, visit, homes }) => {
    const release = await holdSliderCode(page);
    await visit(pathOf(homes.offered.id));
    const view = await galleryOn(page).locator('.slider__view').elementHandle();
    const codeRequest = page.waitForRequest(/start-carousel/);
    await page.clock.runFor(LOOKED_AT_MS);
    await codeRequest;
    const navigation = await showNavigation(page, t);
    await navigation.getByRole('link', { name: t('layout.item.news'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('news.title') })).toBeVisible();
    const arrived = page.waitForResponse(/start-carousel/);
    release();
    // Other code that awaits the same module runs later.
    await page.evaluate((url) => import(url), (await arrived).url());
    expect(await view?.evaluate((element) => element.classList.contains('slider--initialized'))).toBe(false);
  });

  test('are a mosaic in order on a wide screen', async ({ page, visit, homes }) => {
    await visit(pathOf(homes.offered.id));
    await waitForSlider(page);
    await page.clock.runFor(PLAY_MS);
    await expect(placeOn(page)).toHaveText(/^2 /);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(galleryOn(page).locator('.slider--initialized')).toHaveCount(0);
    await expect(galleryOn(page).locator('[inert]')).toHaveCount(0);
    const names = await galleryOn(page)
      .locator('.gallery__open')
      .evaluateAll((all) => all.map((each) => each.ariaLabel));
    const count = names.length;
    expect(names).toEqual(names.map((_, index) => t('gallery.open', { number: index + 1, count })));
  });
});

test.describe('the sections of a home', { tag: ['@js', '@once'] }, () => {
  test('are readable when their code fails to load', async ({ page, homes, fullyHydrated }) => {
    await page.route('**/assets/sections-*.js', (route) => route.abort('aborted'));
    await page.addInitScript(() => sessionStorage.setItem('baksteen.reloaded', String(Date.now())));
    await page.goto(pathOf(homes.offered.id));
    await fullyHydrated();
    await expect(page.getByRole('region', { name: t('estates.section.office') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
