import { routePath } from '../../../shared/routes.ts';
import { askApi } from '../../support/e2e/homes.ts';
import { languagesFrom } from '../../support/e2e/languages.ts';
import { expectCount, expectSearch, homeLinks } from '../../support/e2e/results.ts';
import { expect, test } from '../../support/e2e/test.ts';
import { textsIn } from '../../support/e2e/texts.ts';

const RELAXED = `{
  estates(locale: nl, filter: { transaction: SALE, types: [GARAGE], minBedrooms: 5, minPrice: 10000 }) {
    total
    relaxations { filter total }
  }
}`;

interface Relaxed {
  estates: { total: number; relaxations: { filter: 'KIND' | 'BEDROOMS'; total: number }[] };
}

const FEW = `{
  estates(locale: fr, filter: { transaction: SALE, cities: ["gent-9000"], types: [HOUSE], minPrice: 100000 }) {
    total
    widenings { by more }
  }
}`;

interface Few {
  estates: { total: number; widenings: { by: string; more: number }[] };
}

for (const { locale, t, tag } of languagesFrom('nl', 'fr')) {
  test(`in ${locale}, an empty list suggests dropping a criterion, with the number of results`, {
    tag,
  }, async ({ page, visit, isScripted, request }) => {
    const { estates } = await askApi<Relaxed>(request, RELAXED);
    expect(estates.total).toBe(0);
    const total = estates.relaxations.find(({ filter }) => filter === 'BEDROOMS')?.total ?? 0;
    expect(total).toBeGreaterThan(0);
    const visitor = { page, t, isScripted };
    await visit(`${routePath('forSale', locale)}?type=garage&bedrooms=5&minPrice=10000`);
    await expect(page.getByRole('heading', { name: t('estates.empty.title') })).toBeVisible();
    const name = t('estates.empty.option', { filter: t('estates.empty.BEDROOMS'), total });
    await page.getByRole('link', { name, exact: true }).click();
    await expectSearch(visitor, 'type=garage&minPrice=10000');
    await expectCount(visitor, total);
  });

  test(`in ${locale}, a page after the last one links back to the first`, { tag }, async ({
    page,
    visit,
    isScripted,
  }) => {
    const visitor = { page, t, isScripted };
    const response = await visit(`${routePath('forSale', locale)}?type=house&page=1000000000`);
    expect(response.status()).toBe(200);
    await expect(page.getByText(t('estates.results.beyond'))).toBeVisible();
    await page.getByRole('link', { name: t('estates.results.firstPage') }).click();
    await expectSearch(visitor, 'type=house');
    await expect(homeLinks(visitor).first()).toBeVisible();
  });
}

test('few results suggest slightly wider searches, with the number of additional results', async ({
  page,
  visit,
  isScripted,
  request,
}) => {
  const t = textsIn('fr');
  const { estates } = await askApi<Few>(request, FEW);
  const radius = estates.widenings.find(({ by }) => by === 'RADIUS');
  const visitor = { page, t, isScripted };
  await visit(`${routePath('forSale', 'fr')}?city=gent-9000&type=house&minPrice=100000`);
  await expect(homeLinks(visitor)).toHaveCount(estates.total);
  const name = t('estates.wider.RADIUS', { count: radius?.more ?? 0, kilometres: 10 });
  await page.getByRole('link', { name, exact: true }).click();
  await expectCount(visitor, estates.total + (radius?.more ?? 0));
  await expect(page.getByRole('heading', { name: t('estates.wider.title') })).toHaveCount(0);
});
