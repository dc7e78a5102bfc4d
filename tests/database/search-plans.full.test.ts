/**
 * Limits the pages of 8 kB that a search reads on 100,000 homes. Unlike times, page counts are the same on
 * every machine.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CompiledQuery, sql } from 'kysely';
import type { EstateSearch, FacetName } from '../../graphql/estates/ports.ts';
import { loadCityDirectory } from '../../server/features/cities/store/directory.ts';
import { prefixStatement } from '../../server/features/cities/store/search.ts';
import { filteredCountsStatement } from '../../server/features/estates/filtered-counts.ts';
import { windowAround } from '../../server/features/estates/pages/page-ids.ts';
import { countStatement, pageStatement } from '../../server/features/estates/search.ts';
import { similarStatement } from '../../server/features/estates/similar.ts';
import { createEstateStore } from '../../server/features/estates/store.ts';
import { coversAsJson } from '../../server/features/listings/covers.ts';
import { createProjectStore, similarProjectsStatement } from '../../server/features/projects/store.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { type Explained, explain, nodesOf } from '../support/database/explain.ts';
import { multiplyEstates } from '../support/database/multiply-estates.ts';
import { explainPage, maxPagesOfPrepared } from '../support/database/page-plans.ts';
import { pagesWithPreparedPlan } from '../support/database/prepared-plans.ts';

const HOMES = 100_000;
const FIRST_PAGE = { offset: 0, limit: 24 };
const FEW = { ...FIRST_PAGE, total: 1_000 };
/** Nothing is cached. */
const UNKNOWN = { published: null, databaseNumber: null, agendas: 0, seenAt: 0 };
const BY_VALUE = ['date', 'price', 'living_area', 'price_per_area'] as const;
const NEWEST = { by: 'date', order: 'DESC' } as const;

let database: TestDatabase;
let gent: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  await multiplyEstates(database.db, HOMES);
  gent = (await loadCityDirectory(database.db)).expand(['gent-9000']);
});

afterAll(() => database.drop());

/**
 * Returns the plan of a statement, the number of pages that it read, and how often it scanned the table of searches.
 */
const planOf = async (statement: { compile(): CompiledQuery }) =>
  summaryOf(await explain(database.pool, statement.compile()));
const planOfPage = async (page: ReturnType<typeof pageStatement>) =>
  summaryOf(await explainPage(database, page));

function summaryOf({ root, pages }: Explained) {
  const nodes = nodesOf(root);
  return {
    pages,
    kinds: new Set(nodes.map((node) => node['Node Type'])),
    scans: nodes.filter((node) => node['Relation Name'] === 'estate_search').length,
  };
}

const flatsInGent = (): EstateSearch => ({
  locale: 'nl',
  criteria: {
    transaction: 'SALE',
    cities: gent,
    types: ['APARTMENT'],
    subTypes: ['FLAT', 'STUDIO', 'PENTHOUSE', 'DUPLEX', 'GROUND_FLOOR', 'LOFT'],
    minBedrooms: 2,
  },
});

/** The counts of a search, as a statement to explain. */
const countsOf = (search: EstateSearch, facets: readonly FacetName[] = []) => ({
  compile: () => filteredCountsStatement(database.db, search, facets).compile(database.db),
});

const coversOf = (ids: readonly number[]) => database.db.selectNoFrom(coversAsJson(ids, null).as('covers'));

describe(`on ${HOMES} homes`, () => {
  test('all homes exist', async () => {
    const { rows } = await database.pool.query('select count(*)::int as count from estate_search');
    expect(rows[0].count).toBeGreaterThan(HOMES * 0.6);
  });

  test('a narrow list with its count and its cards reads at most 75 pages', async () => {
    const { count } = await countStatement(database.db, flatsInGent()).executeTakeFirstOrThrow();
    const page = pageStatement(database.db, flatsInGent(), NEWEST, { ...FIRST_PAGE, total: Number(count) });
    expect((await page.executeTakeFirstOrThrow()).ids).toHaveLength(FIRST_PAGE.limit);
    expect(Number(count)).toBeGreaterThan(100);
    const counts = await planOf(countsOf(flatsInGent()));
    const cards = await planOfPage(page);
    expect([...counts.kinds, ...cards.kinds]).not.toContain('Seq Scan');
    expect([counts, cards].every(({ kinds }) => kinds.has('Index Only Scan'))).toBe(true);
    expect(counts.pages + cards.pages).toBeLessThanOrEqual(75);
  });

  test.each(BY_VALUE)('sorted by %s it uses an index-only scan', async (by) => {
    const plan = await planOfPage(pageStatement(database.db, flatsInGent(), { by, order: 'ASC' }, FEW));
    expect(plan.kinds).not.toContain('Seq Scan');
    expect(plan.pages).toBeLessThanOrEqual(40);
  });

  test('sorted by town it reads only the towns that it shows or skips', async () => {
    const pagesOf = async (criteria: object, offset = 0) => {
      const search: EstateSearch = { locale: 'nl', criteria: { transaction: 'SALE', ...criteria } };
      const { count } = await countStatement(database.db, search).executeTakeFirstOrThrow();
      const window = windowAround({ offset, limit: 24, total: Number(count) });
      return (await planOf(pageStatement(database.db, search, { by: 'city', order: 'ASC' }, window))).pages;
    };
    expect(await pagesOf({ minBedrooms: 2 })).toBeLessThanOrEqual(150);
    expect(await pagesOf({ minBedrooms: 2 }, 2_400)).toBeLessThanOrEqual(350);
    expect(await pagesOf({ cities: gent })).toBeLessThanOrEqual(60);
  });

  test.each([
    ['date', 'DESC'],
    ['price', 'ASC'],
    ['price', 'DESC'],
  ] as const)(
    'a page of all homes for sale by %s, %s, reads only the homes that it shows',
    async (by, order) => {
      const search: EstateSearch = { locale: 'nl', criteria: { transaction: 'SALE' } };
      for (const [offset, maxPages] of [
        [0, 220],
        [240, 440],
      ] as const) {
        const window = windowAround({ offset, limit: 24, total: HOMES });
        const plan = await planOfPage(pageStatement(database.db, search, { by, order }, window));
        expect(plan.kinds).not.toContain('Seq Scan');
        expect(plan.pages).toBeLessThanOrEqual(maxPages);
      }
    },
  );

  test.each<[string, () => EstateSearch['criteria'], number]>([
    ['a town', () => ({ cities: gent }), 100],
    ['flats of a town', () => flatsInGent().criteria, 100],
    ['flats of a town without a match', () => ({ ...flatsInGent().criteria, minBedrooms: 40 }), 100],
    ['garages', () => ({ types: ['GARAGE'] }), 250],
    ['land', () => ({ types: ['LAND'] }), 500],
    ['twenty bedrooms', () => ({ minBedrooms: 20 }), 1_800],
  ])('a page by price of %s does not walk the price index', async (_, criteriaOf, maxPages) => {
    const search: EstateSearch = { locale: 'nl', criteria: { transaction: 'SALE', ...criteriaOf() } };
    const { count } = await countStatement(database.db, search).executeTakeFirstOrThrow();
    for (const order of ['ASC', 'DESC'] as const) {
      const window = { ...FIRST_PAGE, total: Number(count) };
      const plan = await planOfPage(pageStatement(database.db, search, { by: 'price', order }, window));
      expect(plan.pages).toBeLessThanOrEqual(maxPages);
    }
  });

  test('a search by kind and price uses an index-only scan', async () => {
    const search: EstateSearch = {
      locale: 'fr',
      criteria: {
        transaction: 'SALE',
        types: ['HOUSE'],
        subTypes: ['VILLA'],
        minPrice: 50_000_000,
        maxPrice: 55_000_000,
      },
    };
    for (const plan of [
      await planOf(countsOf(search)),
      await planOfPage(pageStatement(database.db, search, NEWEST, FEW)),
    ]) {
      expect(plan.kinds).not.toContain('Seq Scan');
      expect(plan.pages).toBeLessThanOrEqual(120);
    }
  });

  test('the counts of flats of a town use index-only scans', async () => {
    const plan = await planOf(countsOf(flatsInGent(), ['kinds', 'bedrooms', 'price']));
    expect(plan.kinds).not.toContain('Seq Scan');
    expect(plan.pages).toBeLessThanOrEqual(180);
  });

  test('facets without a criterion of the search share its pass', async () => {
    const criteria = { transaction: 'SALE' as const, minPrice: 30_000_000, minBedrooms: 2 };
    const search: EstateSearch = { locale: 'nl', criteria };
    const shared = await planOf(countsOf(search, ['kinds', 'cities']));
    expect(shared.scans).toBe(1);
    // Bedrooms ignore the number of bedrooms, and the range of prices ignores the lowest price.
    const all = await planOf(countsOf(search, ['kinds', 'cities', 'bedrooms', 'price']));
    expect(all.scans).toBe(3);
  });

  test('similar homes come by distance from the index of places', async () => {
    const { rows: first } = await sql<{
      id: number;
    }>`select listing_id as id from estate order by id limit 3`.execute(database.db);
    const estates = await createEstateStore(database.db, UNKNOWN, null).findMany(first.map(({ id }) => id));
    const statement = similarStatement(estates, 6);
    const plan = await planOf({ compile: () => statement.compile(database.db) });
    expect(plan.kinds).toContain('Index Only Scan');
    expect(plan.kinds).not.toContain('Seq Scan');
    expect(plan.pages).toBeLessThanOrEqual(60);
  });

  test('the pictures of two dozen cards are looked up by index', async () => {
    const { db } = database;
    await sql`
      insert into media_source (source, fault_code, fault_reason)
      select distinct photo ->> 'source', 'missing', 'there is no such file'
      from listing, jsonb_array_elements(photos) with ordinality as photos (photo, place)
      where place = 1
      union all
      select 'elsewhere/' || nth, 'missing', 'there is no such file' from generate_series(1, 5000) as nth
      on conflict do nothing`.execute(db);
    await sql`analyze media_source`.execute(db);
    const cards = await db.selectFrom('listing').select('id').orderBy('id').limit(24).execute();
    expect((await planOf(coversOf(cards.map(({ id }) => id)))).pages).toBeLessThanOrEqual(200);
  });

  test('similar projects are found by kind, not among all homes', async () => {
    const { db } = database;
    const { rows: first } = await sql<{ id: number }>`
      select listing_id as id from project order by id limit 3`.execute(db);
    const store = createProjectStore(db, UNKNOWN);
    const statement = similarProjectsStatement(await store.findMany(first.map(({ id }) => id)), 6);
    const plan = await planOf({ compile: () => statement.compile(db) });
    expect(plan.pages).toBeLessThanOrEqual(120);
  });

  test.each(['ge', 'gent', 'saint', '90', 'bru'])(
    'the towns that start with "%s" read at most 6 pages',
    async (typed) => {
      const plan = await planOf(prefixStatement(database.db, typed, { offset: 0, limit: 10 }));
      expect(plan.kinds).toContain('Index Only Scan');
      expect(plan.pages).toBeLessThanOrEqual(6);
    },
  );
});

describe('once prepared', () => {
  const maxPages = async (statements: readonly { compile(): CompiledQuery }[]) =>
    Math.max(
      ...(await pagesWithPreparedPlan(
        database.pool,
        statements.map((one) => one.compile()),
      )),
    );
  /** Towns of every size but the largest. */
  let towns: EstateSearch[];
  beforeAll(async () => {
    const { rows } = await sql<{ id: number }>`
      select city_id as id from estate_search group by city_id order by count(*) desc, city_id`.execute(
      database.db,
    );
    towns = [5, 20, 60, 120, rows.length - 1].map((nth) => ({
      locale: 'nl',
      criteria: { transaction: 'SALE', cities: [rows[nth]?.id ?? 0] },
    }));
  });

  test.each(BY_VALUE)(
    'the number of homes of any town, and a page by %s, read at most 60 pages each',
    async (by) => {
      expect(await maxPages(towns.map((search) => countsOf(search)))).toBeLessThanOrEqual(60);
      for (const order of ['ASC', 'DESC'] as const) {
        const page = (search: EstateSearch) => pageStatement(database.db, search, { by, order }, FEW);
        expect(await maxPagesOfPrepared(database, towns.map(page))).toBeLessThanOrEqual(60);
      }
    },
  );

  test('a price range uses an index-only scan, narrow or wide', async () => {
    const ranges = [1, 2, 3, 4].map((nth): EstateSearch => {
      const minPrice = nth * 10_000_000;
      const maxPrice = nth % 2 ? minPrice + 1_000_000 : 1_000_000_000;
      return { locale: 'nl', criteria: { transaction: 'SALE', minPrice, maxPrice } };
    });
    const page = (search: EstateSearch) => pageStatement(database.db, search, NEWEST, FEW);
    expect(await maxPages(ranges.map((search) => countsOf(search)))).toBeLessThanOrEqual(1_600);
    expect(await maxPagesOfPrepared(database, ranges.map(page))).toBeLessThanOrEqual(220);
  });

  test.each([
    ['date', 'DESC'],
    ['price', 'ASC'],
    ['price', 'DESC'],
  ] as const)('a page of all by %s, %s, reads only the homes that it shows', async (by, order) => {
    const page = (transaction: 'SALE' | 'RENT') =>
      pageStatement(database.db, { locale: 'nl', criteria: { transaction } }, { by, order }, FEW);
    expect(await maxPagesOfPrepared(database, [page('SALE'), page('RENT')])).toBeLessThanOrEqual(220);
  });

  test('narrow lists, with facets and without', async () => {
    const narrow = [1, 2, 3, 40].map((minBedrooms) => ({
      ...flatsInGent(),
      criteria: { ...flatsInGent().criteria, minBedrooms },
    }));
    const page = (search: EstateSearch) => pageStatement(database.db, search, NEWEST, FEW);
    const facets = ['kinds', 'bedrooms', 'price'] as const;
    expect(await maxPagesOfPrepared(database, narrow.map(page))).toBeLessThanOrEqual(60);
    expect(await maxPages(narrow.map((search) => countsOf(search, facets)))).toBeLessThanOrEqual(180);
  });

  test('towns by prefix', async () => {
    const typed = ['ge', 'gent', 'saint', '90', 'bru'];
    const found = typed.map((text) => prefixStatement(database.db, text, { offset: 0, limit: 10 }));
    expect(await maxPages(found)).toBeLessThanOrEqual(6);
  });

  test('cards: similar homes, and pictures', async () => {
    const { db } = database;
    const cards = await db.selectFrom('estate').select('listing_id as id').orderBy('id').limit(96).execute();
    const ids = cards.map(({ id }) => id);
    const fours = [0, 24, 48, 72].map((from) => ids.slice(from, from + 24));
    expect(await maxPages(fours.map(coversOf))).toBeLessThanOrEqual(200);
    const store = createEstateStore(db, UNKNOWN, null);
    const homes = await store.findMany(ids.slice(0, 4));
    const similar = homes.map((home) => ({ compile: () => similarStatement([home], 6).compile(db) }));
    expect(await maxPages(similar)).toBeLessThanOrEqual(60);
  });
});
