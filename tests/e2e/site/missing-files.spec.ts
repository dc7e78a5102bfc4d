import type { Page } from 'playwright/test';
import { routePath } from '../../../shared/routes.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const locale = 'en';
const t = textsIn(locale);

/** Removes files, as a new release does: a new document finds its own. Returns those that were requested before. */
async function removeFiles(page: Page, files: RegExp): Promise<string[]> {
  const requested: string[] = [];
  const documents = recordDocuments(page);
  await page.route(files, (route) => {
    if (documents.length > 0) return route.fallback();
    requested.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  return requested;
}

/** Records the paths of the documents that are requested. */
function recordDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test.describe('when a new release has replaced the files of the open page', { tag: ['@once', '@js'] }, () => {
  test.use({ expectedFailures: [404] });

  for (const { name, files, route } of [
    { name: 'the module', files: /\/assets\/news-page-[^/]*\.js$/, route: 'news' },
    { name: 'the messages', files: /\/assets\/news-[^/]*\.js$/, route: 'news' },
    { name: 'a file that the loader needs', files: /\/assets\/load-markers-[^/]*\.js$/, route: 'forSale' },
  ] as const) {
    test(`a link whose page lacks ${name} opens it as a new document`, async ({
      page,
      visit,
      fullyHydrated,
    }) => {
      const target = route === 'forSale' ? `${routePath(route, locale)}?view=map` : routePath(route, locale);
      await visit(`${routePath('contact', locale)}`);
      await fullyHydrated();
      const requested = await removeFiles(page, files);
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        link.textContent = 'target';
        document.querySelector('main')?.prepend(link);
      }, target);
      const documents = recordDocuments(page);
      await page.getByRole('link', { name: 'target', exact: true }).click();
      await page.waitForURL(({ pathname, search }) => pathname + search === target);
      await expect(page.locator('.error-page')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(documents).toEqual([new URL(target, page.url()).pathname]);
      expect(requested.length).toBeGreaterThan(0);
      await page.goBack();
      await page.waitForURL(`**${routePath('contact', locale)}`);
    });
  }

  test('a button that opens a dialog leads to the page of its form', async ({
    page,
    visit,
    fullyHydrated,
    homes,
  }) => {
    const { id } = homes.offered;
    await visit(routePath('estate', locale, { estateId: id }));
    await fullyHydrated();
    await removeFiles(page, /\/assets\/listing-form-dialog-[^/]*\.js$/);
    const documents = recordDocuments(page);
    await page
      .getByRole('link', { name: t('estates.detail.ask') })
      .first()
      .click();
    const form = routePath('requestInfo', locale, { listingId: id });
    await page.waitForURL(`**${form}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual([form]);
  });

  test('a mouse that rests on a link leaves the page as it is', async ({ page, visit, fullyHydrated }) => {
    await visit(routePath('contact', locale));
    await fullyHydrated();
    const requested = await removeFiles(page, /\/assets\/results-page-[^/]*\.js$/);
    const documents = recordDocuments(page);
    const navigation = page.getByRole('navigation', { name: t('layout.navigation') });
    await navigation.getByRole('link', { name: t('layout.item.forSale'), exact: true }).hover();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    expect(documents).toEqual([]);
  });
});
