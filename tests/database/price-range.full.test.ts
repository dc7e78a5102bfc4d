/** The price range of a filter: equal whether it is scanned or looked up, and cheap to look up. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { ResolvedCriteria } from '../../graphql/estates/ports.ts';
import { loadCityDirectory } from '../../server/features/cities/store/directory.ts';
import { searchConditions } from '../../server/features/estates/conditions.ts';
import { facetCounts } from '../../server/features/estates/facets.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { explain } from '../support/database/explain.ts';
import { multiplyEstates } from '../support/database/multiply-estates.ts';

const HOMES = 50_000;

let database: TestDatabase;
let towns: Record<'gent' | 'leuven' | 'nowhere', number[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  await multiplyEstates(database.db, HOMES);
  // A home with its price on request has no price.
  await database.pool.query('update estate_search set price_cents = null where listing_id % 7 = 0');
  await database.pool.query('vacuum (analyze) estate_search');
  const { expand } = await loadCityDirectory(database.db);
  towns = { gent: expand(['gent-9000']), leuven: expand(['leuven-3000']), nowhere: [-1] };
});
afterAll(() => database.drop());

const statement = (criteria: ResolvedCriteria) => {
  const range = facetCounts(database.db, { locale: 'nl', criteria }, 'price').as('range');
  return database.db.selectNoFrom(range);
};

/** Returns the price range of a search without a price index; null when no home has a price. */
async function readPrices({ minPrice: _, maxPrice: __, ...criteria }: ResolvedCriteria) {
  const { minCents, maxCents } = await database.db
    .selectFrom('estate_search')
    .where(searchConditions({ locale: 'nl', criteria }))
    .select([
      sql<number | null>`min(price_cents + 0)`.as('minCents'),
      sql<number | null>`max(price_cents + 0)`.as('maxCents'),
    ])
    .executeTakeFirstOrThrow();
  return minCents === null ? null : { minCents: Number(minCents), maxCents: Number(maxCents) };
}

async function pagesOf(criteria: ResolvedCriteria): Promise<number> {
  return (await explain(database.pool, statement(criteria).compile())).pages;
}

describe(`the price range among ${HOMES} homes`, () => {
  test('is the same by lookup and by scan', async () => {
    const sale = { transaction: 'SALE' } as const;
    const searches: ResolvedCriteria[] = [
      sale,
      { transaction: 'RENT', minPrice: 100_000 },
      { ...sale, maxPrice: 1 },
      { ...sale, types: ['HOUSE'] },
      { ...sale, cities: towns.gent, types: ['APARTMENT'], minPrice: 20_000_000 },
      { ...sale, cities: [...towns.gent, ...towns.leuven], types: ['APARTMENT', 'HOUSE'] },
      { ...sale, cities: towns.gent, types: ['APARTMENT'], subTypes: ['PENTHOUSE'], minBedrooms: 3 },
      { ...sale, cities: towns.gent, types: ['APARTMENT'], minBedrooms: 90 },
      { ...sale, cities: towns.gent, types: ['APARTMENT'], extras: [{ extra: 'TERRACE', present: true }] },
      { ...sale, cities: towns.gent, types: ['APARTMENT'], text: 'appartement' },
      { ...sale, cities: towns.nowhere, types: ['APARTMENT'] },
    ];
    const ranges = [];
    for (const criteria of searches) {
      const { range } = await statement(criteria).executeTakeFirstOrThrow();
      expect(range).toEqual(await readPrices(criteria));
      ranges.push(range);
    }
    expect(ranges.filter((range) => range === null)).toHaveLength(2);
    expect(new Set(ranges.map((range) => JSON.stringify(range))).size).toBeGreaterThan(5);
  });

  test('reads a few pages for the whole offer, and for a kind in a town', async () => {
    expect(await pagesOf({ transaction: 'SALE' })).toBeLessThanOrEqual(10);
    const flats = { transaction: 'SALE', types: ['APARTMENT'] } as const;
    expect(await pagesOf({ ...flats, types: ['APARTMENT'], cities: towns.gent })).toBeLessThanOrEqual(10);
  });
});
