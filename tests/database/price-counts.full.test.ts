/** The number of homes by price: equal to counting the homes of a search, and read from indexes. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { resolveAreas } from '../../graphql/estates/areas/areas.ts';
import type { ResolvedCriteria } from '../../graphql/estates/ports.ts';
import { loadCityDirectory } from '../../server/features/cities/store/directory.ts';
import { searchConditions } from '../../server/features/estates/conditions.ts';
import { facetCounts } from '../../server/features/estates/facets.ts';
import { PRICE_INTERVALS, PRICE_STEPS } from '../../shared/estates/price-steps.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { explain, nodesOf } from '../support/database/explain.ts';
import { multiplyEstates } from '../support/database/multiply-estates.ts';

const HOMES = 50_000;
const SALE = { transaction: 'SALE' } as const;

let database: TestDatabase;
let cities: Awaited<ReturnType<typeof loadCityDirectory>>;

beforeAll(async () => {
  database = await createTestDatabase();
  await multiplyEstates(database.db, HOMES);
  // A home with its price on request has no price.
  await database.pool.query('update estate_search set price_cents = null where listing_id % 7 = 0');
  await database.pool.query('vacuum (analyze) estate_search');
  cities = await loadCityDirectory(database.db);
});
afterAll(() => database.drop());

const areasOf = (...ids: string[]) => resolveAreas(ids, cities) as NonNullable<ResolvedCriteria['areas']>;

const statement = (criteria: ResolvedCriteria) =>
  database.db.selectNoFrom(facetCounts(database.db, { locale: 'nl', criteria }, 'prices').as('prices'));

async function countHomes({ minPrice: _, maxPrice: __, ...criteria }: ResolvedCriteria) {
  const homes = await database.db
    .selectFrom('estate_search')
    .where(searchConditions({ locale: 'nl', criteria }))
    .where('price_cents', 'is not', null)
    .select(sql<number>`price_cents::float8 / 100`.as('price'))
    .execute();
  const counts = new Map<number, number>();
  for (const { price } of homes) {
    const step = PRICE_STEPS[criteria.transaction ?? 'SALE'];
    const interval = Math.min(Math.floor(price / step), PRICE_INTERVALS - 1);
    counts.set(interval, (counts.get(interval) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([interval, count]) => ({ interval, count }));
}

describe(`the number of homes by price among ${HOMES} homes`, () => {
  test('equals that of the homes of the search', async () => {
    const searches: ResolvedCriteria[] = [
      SALE,
      { transaction: 'RENT', maxPrice: 100_000 },
      { ...SALE, types: ['HOUSE'], minPrice: 20_000_000 },
      { ...SALE, areas: areasOf('44021', '8km-liege-4000') },
      { ...SALE, areas: areasOf('20km-50.85_4.35'), minBedrooms: 3, maxPrice: 50_000_000 },
      { areas: areasOf('box-50.7_4_51.1_4.6') },
      { ...SALE, cities: [-1] },
    ];
    for (const criteria of searches) {
      const { prices } = await statement(criteria).executeTakeFirstOrThrow();
      expect(prices).toEqual(await countHomes(criteria));
    }
  });

  test.each<[string, () => ResolvedCriteria, number]>([
    ['the whole offer', () => SALE, 300],
    ['a kind', () => ({ ...SALE, types: ['HOUSE'], minPrice: 20_000_000 }), 700],
    ['a town', () => ({ ...SALE, cities: cities.expand(['gent-9000']) }), 60],
    ['a municipality', () => ({ ...SALE, areas: areasOf('44021') }), 120],
  ])('reads indexes only for %s', async (_, criteriaOf, maxPages) => {
    const { root, pages } = await explain(database.pool, statement(criteriaOf()).compile());
    const scans = nodesOf(root).filter((node) => node['Relation Name'] === 'estate_search');
    expect(scans.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
    expect(pages).toBeLessThanOrEqual(maxPages);
  });
});
