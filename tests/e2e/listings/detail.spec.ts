import { epcLabelOf } from '../../../shared/estates/epc-label.ts';
import { routePath } from '../../../shared/routes.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const SIMILAR = `query ($id: ID!, $locale: Locale!) {
  estate(id: $id, locale: $locale) { path similar { path } description { text locale } }
}`;

interface QueryResult {
  estate: { path: string; similar: { path: string }[]; description: { text: string; locale: string } };
}

for (const { locale, t, tag } of languagesFrom('nl', 'de')) {
  test(`in ${locale}, a home shows its sections, its energy label and similar homes`, { tag }, async ({
    page,
    visit,
    homes,
    isScripted,
    fullyHydrated,
    request,
  }) => {
    const { id } = homes.offered;
    const { estate } = await askApi<QueryResult>(request, SIMILAR, { id, locale });
    await visit(routePath('estate', locale, { estateId: id }));
    await expect(page).toHaveURL(estate.path);
    await fullyHydrated();
    const contents = page.getByRole('navigation', { name: t('listings.detail.contents') });
    const names = await contents.getByRole('link').allTextContents();
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await contents.getByRole('link', { name: t('estates.section.office'), exact: true }).click();
    await expect(page).toHaveURL(/#office$/);
    await expect(
      page.getByRole('heading', { name: t('estates.section.office'), exact: true }),
    ).toBeInViewport();
    const label = epcLabelOf(homes.offered.epc?.label ?? 'A');
    const current = page.getByRole('figure').locator('[aria-current=true]');
    await expect(current).toHaveCount(1);
    await expect(current.getByText(label, { exact: true })).toBeVisible();
    expect(estate.similar).not.toEqual([]);
    const neighbours = page
      .getByRole('region', { name: t('estates.detail.similar') })
      .getByRole('heading')
      .getByRole('link');
    await expect(async () => {
      // Without JavaScript a slow section is replaced by a link; the next visit shows it at once.
      if (!isScripted) await page.reload();
      const paths = await neighbours.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(paths).toEqual(estate.similar.map(({ path }) => path));
    }).toPass();
  });
}

test('following a section link before hydration keeps the section in view', { tag: '@once' }, async ({
  page,
  visit,
  homes,
  fullyHydrated,
}) => {
  const t = textsIn('nl');
  const line = Promise.withResolvers<void>();
  await page.route('**/assets/sections-*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  await visit(routePath('estate', 'nl', { estateId: homes.offered.id }));
  const title = t('estates.section.office');
  const contents = page.getByRole('navigation', { name: t('listings.detail.contents') });
  await contents.getByRole('link', { name: title, exact: true }).click();
  line.resolve();
  await fullyHydrated();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
});

test("a text that is missing in the page's language is shown in another one and labelled", async ({
  page,
  visit,
  homes,
  request,
}) => {
  const t = textsIn('nl');
  const { id } = homes.onlyFrench;
  const { estate } = await askApi<QueryResult>(request, SIMILAR, { id, locale: 'nl' });
  await visit(estate.path);
  const description = page.getByRole('region', { name: t('estates.section.description') });
  await expect(description.getByText(t('listings.detail.onlyIn.fr'))).toBeVisible();
  const [paragraph = ''] = estate.description.text.split('\n');
  await expect(description.locator('[lang=fr]')).toContainText(paragraph);
});

test('a sold home keeps its page, without its price', async ({ page, visit, homes }) => {
  const t = textsIn('fr');
  const response = await visit(routePath('estate', 'fr', { estateId: homes.sold.id }));
  expect(response.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByText(t('estates.detail.closed.SOLD'))).toBeVisible();
  await expect(main.getByRole('region', { name: t('estates.detail.similar') })).toBeVisible();
  await expect(page.getByRole('complementary', { name: t('estates.detail.actions') })).toHaveCount(0);
});

test.describe('unavailable pages', () => {
  test.use({ expectedFailures: [404, 410] });

  test('a withdrawn home says so and shows similar ones', async ({ page, visit, homes }) => {
    const t = textsIn('en');
    const response = await visit(routePath('estate', 'en', { estateId: homes.withdrawn.id }));
    expect(response.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(t('estates.detail.closed.WITHDRAWN'))).toBeVisible();
    await expect(page.getByRole('region', { name: t('estates.detail.similar') })).toBeVisible();
  });

  for (const { locale, path } of [
    { locale: 'nl', path: routePath('estate', 'nl', { estateId: 999_999 }) },
    { locale: 'fr', path: '/fr/xqzwvk' },
  ] as const) {
    test(`${path} is not found and links to the home page`, async ({ page, visit, hydrated }) => {
      const t = textsIn(locale);
      const response = await visit(path);
      expect(response.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFound.heading'));
      await page.getByRole('link', { name: t('errors.home') }).click();
      await expect(page).toHaveURL(routePath('home', locale));
      await hydrated();
    });
  }
});

test.describe('a failure after the first page', { tag: '@once' }, () => {
  test.use({ expectedFailures: [500] });

  test('shows the error page, whose links load a new document', async ({ page, visit, hydrated }) => {
    const t = textsIn('nl');
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: {} }));
    await visit(routePath('home', 'nl'));
    await page
      .getByRole('navigation', { name: t('layout.navigation') })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.failure.heading'));
    await page.getByRole('link', { name: t('errors.home') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.heading'));
    await hydrated();
  });
});
