import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expectAccessibleOnPhone } from '../../support/e2e/axe.ts';
import { enlargeText, expectNoOverflow } from '../../support/e2e/layout.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const locale = 'nl';
const t = textsIn(locale);
const PHONE = { width: 360, height: 640 };
const ROW = 64;

const pathOf = (estateId: string) => routePath('estate', locale, { estateId });
const row = (page: Page) => page.getByRole('navigation', { name: t('listings.detail.contents') });
const sectionLink = (page: Page, name: 'financial' | 'description' | 'office') =>
  row(page).getByRole('link', { name: t(`estates.section.${name}`), exact: true });
const facts = (page: Page) => page.locator('#financial dl');

test.use({ viewport: PHONE });

test('links to the sections are in one row that sticks to the top', async ({
  page,
  visit,
  homes,
  fullyHydrated,
}) => {
  await visit(pathOf(homes.offered.id));
  await fullyHydrated();
  await sectionLink(page, 'office').click();
  await expect(page.locator('#office h2')).toBeInViewport();
  const box = await row(page).boundingBox();
  expect(box?.y).toBe(0);
  expect(box?.height).toBeLessThan(ROW);
  await expectNoOverflow(page, [320, PHONE.width]);
});

test('an anchor opens its section', async ({ page, visit, homes, fullyHydrated }) => {
  await visit(`${pathOf(homes.offered.id)}#financial`);
  await fullyHydrated();
  await expect(facts(page)).toBeVisible();
});

test('with text of twice the size nothing overflows', async ({ page, visit, homes, fullyHydrated }) => {
  await visit(pathOf(homes.offered.id));
  await fullyHydrated();
  await enlargeText(page);
  await expectNoOverflow(page, [320, PHONE.width]);
});

test('nothing covers the focused element', async ({ page, visit, homes, fullyHydrated }) => {
  await visit(pathOf(homes.offered.id));
  await fullyHydrated();
  await row(page).getByRole('link').last().focus();
  for (;;) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('.detail__main') === null)) break;
    expect(await page.evaluate(isFocusVisible), await page.evaluate(describeFocus)).toBe(true);
  }
  for (;;) {
    await page.keyboard.press('Shift+Tab');
    if (await page.evaluate(() => document.activeElement?.closest('.contents') !== null)) break;
    expect(await page.evaluate(isFocusVisible), await page.evaluate(describeFocus)).toBe(true);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap leads to a section and opens it', async ({ page, visit, homes, fullyHydrated }) => {
    await visit(pathOf(homes.offered.id));
    await fullyHydrated();
    await sectionLink(page, 'financial').tap();
    await expect(page.locator('#financial h2')).toBeInViewport();
    await expect(facts(page)).toBeVisible();
  });
});

test.describe('with JavaScript', { tag: '@js' }, () => {
  test.beforeEach(async ({ visit, homes, fullyHydrated }) => {
    await visit(pathOf(homes.offered.id));
    await fullyHydrated();
  });

  test('the section in view is marked', async ({ page }) => {
    await page.locator('#description').scrollIntoViewIfNeeded();
    await expect(sectionLink(page, 'description')).toHaveAttribute('aria-current', 'location');
    await sectionLink(page, 'financial').click();
    await expect(sectionLink(page, 'financial')).toHaveAttribute('aria-current', 'location');
    await expect(sectionLink(page, 'financial')).toBeInViewport({ ratio: 1 });
    await expect(row(page).locator('[aria-current]')).toHaveCount(1);
  });

  test('long tables are collapsed, and an anchor opens them', async ({ page }) => {
    await expect(facts(page)).toBeHidden();
    await sectionLink(page, 'financial').click();
    await expect(facts(page)).toBeVisible();
    await page.locator('#financial summary').press('Enter');
    await expect(facts(page)).toBeHidden();
    await expect(page.locator('#planning dl')).toBeVisible();
  });

  test('the same link opens a section that was closed again', async ({ page }) => {
    await sectionLink(page, 'financial').click();
    await expect(facts(page)).toBeVisible();
    await page.locator('#financial summary').press('Enter');
    await expect(facts(page)).toBeHidden();
    await sectionLink(page, 'financial').click();
    await expect(facts(page)).toBeVisible();
  });

  test('focusing a link of the row does not scroll the page', async ({ page }) => {
    await sectionLink(page, 'financial').click();
    await expect(sectionLink(page, 'financial')).toHaveAttribute('aria-current', 'location');
    const scrolled = await page.evaluate(() => window.scrollY);
    for (const link of await row(page).getByRole('link').all()) {
      await link.focus();
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    }
  });

  test('the row of links does not scroll while a pointer is down on it', async ({ page }) => {
    await sectionLink(page, 'financial').click();
    await expect(sectionLink(page, 'financial')).toHaveAttribute('aria-current', 'location');
    await sectionLink(page, 'financial').hover();
    await page.mouse.down();
    const position = () =>
      row(page)
        .getByRole('list')
        .evaluate((list) => list.scrollLeft);
    const pressed = await position();
    await page.evaluate(() => document.getElementById('description')?.scrollIntoView());
    await expect(sectionLink(page, 'description')).toHaveAttribute('aria-current', 'location');
    expect(await position()).toBe(pressed);
    await page.mouse.up();
    await expect(sectionLink(page, 'financial')).toHaveAttribute('aria-current', 'location');
    await expect(facts(page)).toBeVisible();
  });

  test('collapsed sections are printed', async ({ page }) => {
    await expect(facts(page)).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(facts(page)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(facts(page)).toBeHidden();
  });

  test('axe finds no violation', async ({ page }) => {
    await expectAccessibleOnPhone(page);
  });
});

test('nothing is collapsed where find-in-page cannot open it', { tag: '@js' }, async ({
  page,
  visit,
  homes,
  fullyHydrated,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'));
  await visit(pathOf(homes.offered.id));
  await fullyHydrated();
  await expect(facts(page)).toBeVisible();
});

test('long tables are collapsed in a wide window too', { tag: ['@desktop', '@js'] }, async ({
  page,
  visit,
  homes,
  fullyHydrated,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(pathOf(homes.offered.id));
  await fullyHydrated();
  await expect(facts(page)).toBeHidden();
  await sectionLink(page, 'financial').click();
  await expect(facts(page)).toBeVisible();
});

/** Runs in the page: returns whether the focused element is in the viewport and not covered. */
function isFocusVisible(): boolean {
  const focused = document.activeElement as HTMLElement;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const ends = [top + 2, top + Math.min(height, 300) - 2];
  return ends.every((y) => {
    const seen = document.elementFromPoint(left + Math.min(width / 2, 40), y);
    return seen !== null && !seen.closest('.contents, .actions');
  });
}

function describeFocus(): string {
  return document.activeElement?.outerHTML.slice(0, 200) ?? '';
}
