import { routePath } from '../../../shared/routes.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

for (const { locale, t, tag } of languagesFrom('nl', 'fr')) {
  const link = (count: number) => ({ name: t('favorites.link', { count }), exact: true });

  test(`in ${locale}, favourites are added, listed, compared and removed`, { tag }, async ({
    page,
    visit,
    hydrated,
  }) => {
    await visit(`${routePath('forSale', locale)}?type=house`);
    await expect(page.getByRole('link', link(0))).toBeVisible();
    const hearts = page.getByRole('main').locator('.heart');
    for (const index of [0, 1]) {
      await hearts.nth(index).click();
      await expect(hearts.nth(index)).toHaveAttribute('aria-pressed', 'true');
    }
    await hydrated();
    await expect(page).toHaveURL(/type=house/);
    await page.getByRole('link', link(2)).click();
    await expect(page.getByRole('heading', { level: 1, name: t('favorites.page.title') })).toBeVisible();
    await expect(page.getByRole('main').locator('.card')).toHaveCount(2);
    await page.getByRole('link', { name: t('favorites.page.compare') }).click();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
    await hydrated();
    await hearts.first().click();
    await expect(page.getByRole('link', link(1))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').locator('.heart[aria-pressed=true]')).toHaveCount(1);
  });
}

test('a heart pressed twice is as before, however fast', { tag: '@js' }, async ({
  page,
  visit,
  hydrated,
}) => {
  const t = textsIn('nl');
  const link = (count: number) =>
    page.getByRole('link', { name: t('favorites.link', { count }), exact: true });
  await visit(routePath('forSale', 'nl'));
  await hydrated();
  const heart = page.getByRole('main').locator('.heart').first();
  // Both presses come before the page's results follow.
  const states = await heart.evaluate(async (button: HTMLButtonElement) => {
    const pressed = () => button.getAttribute('aria-pressed');
    const press = async () => {
      button.click();
      await Promise.resolve();
      return pressed();
    };
    return [await press(), await press()];
  });
  expect(states).toEqual(['true', 'false']);
  await expect(link(0)).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(link(1)).toBeVisible();
});

test("a shared list changes the visitor's own only on request", async ({
  page,
  visit,
  homes,
  pageWithoutJavaScript,
}) => {
  const t = textsIn('de');
  await visit(`${routePath('favorites', 'de')}?ids=${homes.offered.id}`);
  await expect(
    page.getByRole('link', { name: t('favorites.link', { count: 0 }), exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: t('favorites.page.keepAll', { count: 1 }) }).click();
  await expect(
    page.getByRole('link', { name: t('favorites.link', { count: 1 }), exact: true }),
  ).toBeVisible();
  await pageWithoutJavaScript.goto(routePath('favorites', 'de'));
  await expect(pageWithoutJavaScript.getByText(t('favorites.page.emptyTitle'))).toBeVisible();
});

test('the list is shared by its own link', { tag: '@once' }, async ({ page, visit, homes }) => {
  const t = textsIn('fr');
  await visit(routePath('estate', 'fr', { estateId: homes.offered.id }));
  await page.getByRole('main').locator('.heart').first().click();
  await visit(routePath('favorites', 'fr'));
  await page.getByText(t('share.title'), { exact: true }).click();
  const list = `${routePath('favorites', 'fr')}?ids=${homes.offered.id}`;
  await expect(page.getByLabel(t('favorites.page.share'))).toHaveValue(new URL(list, page.url()).href);
  for (const name of ['WhatsApp', 'X (Twitter)', 'Facebook', 'Pinterest']) {
    const target = page.getByRole('link', { name: t('share.newTab', { name }) });
    expect(decodeURIComponent((await target.getAttribute('href')) ?? '')).toContain(list);
  }
  await expect(page.getByRole('link', { name: t('share.email') })).toBeVisible();
});

test('all open tabs stay in sync', { tag: '@js' }, async ({ page, visit, homes, context }) => {
  const t = textsIn('en');
  await visit(routePath('favorites', 'en'));
  await page.keyboard.press('Tab');
  const other = await context.newPage();
  await other.goto(routePath('estate', 'en', { estateId: homes.offered.id }));
  await other.locator('html[data-ready]').waitFor({ state: 'attached' });
  await other.getByRole('main').locator('.heart').first().click();
  await expect(
    page.getByRole('link', { name: t('favorites.link', { count: 1 }), exact: true }),
  ).toBeVisible();
  await expect(page.locator(`#listing-${homes.offered.id}`)).toBeVisible();
});
