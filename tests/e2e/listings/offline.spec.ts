/** Seen homes and favourites without a connection. */
import type { Page } from 'playwright/test';
import { LOCALES } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

test.use({ serviceWorkers: 'allow', expectedFailures: [503] });

/** Waits until the browser keeps a page of the path. */
async function waitUntilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(async (kept) => Boolean(await caches.match(kept)), path)).toBe(true);
}

test('a seen home and a favourite are read offline, with their date', { tag: ['@js', '@desktop'] }, async ({
  page,
  context,
  visit,
  fullyHydrated,
}) => {
  const t = textsIn('en');
  const main = page.getByRole('main');
  await visit(routePath('forSale', 'en'));
  await fullyHydrated();
  const cards = main.locator('.card a[href*="/offer/"]');
  const [seen = '', saved = ''] = await cards.evaluateAll((links) => [
    ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ]);
  await main
    .locator('.card', { has: page.locator(`a[href$="${saved}"]`) })
    .getByRole('button')
    .first()
    .click();
  const listTitle = await page.title();
  await main.locator(`.card a[href$="${seen}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${seen}$`));
  await expect(page).not.toHaveTitle(listTitle);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await waitUntilKept(page, seen);
  await waitUntilKept(page, saved);

  await context.setOffline(true);
  await page.goto(seen);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title));
  const year = String(new Date().getFullYear());
  await expect(page.getByRole('status').first()).toContainText(year);
  await page.goto(routePath('news', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    t('offline.favorites'),
    t('offline.seen'),
  ]);
  await page.locator(`a[href="${saved}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${saved}$`));
  await expect(page.getByRole('status').first()).toContainText(year);

  await context.setOffline(false);
  await page.goto(seen);
  await expect(page.getByText(t('offline.note', { date: '' }).slice(0, 16))).toHaveCount(0);
});

test('pages with personal data are never kept', { tag: ['@js', '@desktop'] }, async ({
  page,
  visit,
  fullyHydrated,
}) => {
  await visit(routePath('contact', 'en'));
  await fullyHydrated();
  await page.evaluate(
    async (path) => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ seen: path, favorites: [] });
      active?.postMessage({ seen: '/en/news', favorites: [] });
    },
    routePath('contact', 'en'),
  );
  await waitUntilKept(page, '/en/news');
  expect(await page.evaluate(async () => Boolean(await caches.match('/en/contact')))).toBe(false);
});

for (const locale of LOCALES) {
  test(`the offline page is in ${locale}`, { tag: ['@js', '@desktop'] }, async ({
    page,
    context,
    visit,
    fullyHydrated,
  }) => {
    const t = textsIn(locale);
    await visit(routePath('news', locale));
    await fullyHydrated();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.goto(routePath('offices', locale));
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'));
  });
}
