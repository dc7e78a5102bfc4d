/**
 * Holds what a search reads on 100,000 homes, in pages of 8 kB: counts, which are the same on every machine,
 * not times.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CompiledQuery, sql } from 'kysely';
import type { EstateSearch } from '../../graphql/estates/ports.ts';
import { loadCityDirectory } from '../../server/database/cities/directory.ts';
import { prefixStatement } from '../../server/database/cities/search.ts';
import { pageStatement, searchStatement } from '../../server/database/estates/search.ts';
import { similarStatement } from '../../server/database/estates/similar.ts';
import { createEstateStore } from '../../server/database/estates/store.ts';
import { coversStatement } from '../../server/database/listings/covers.ts';
import { createProjectStore, similarProjectsStatement } from '../../server/database/projects/store.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { multiplyEstates } from '../support/multiply-estates.ts';

const HOMES = 100_000;
const FIRST_PAGE = { offset: 0, limit: 24 };
const NEWEST = { by: 'date', order: 'DESC' } as const;

let database: TestDatabase;
let gent: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  await multiplyEstates(database.db, HOMES);
  gent = (await loadCityDirectory(database.db)).expand(['gent-9000']);
}, 120_000);

afterAll(() => database.drop());

interface PlanNode {
  'Node Type': string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** The plan of a statement, with the pages that it read. */
async function explain(statement: { compile(): CompiledQuery }) {
  const { sql: text, parameters } = statement.compile();
  const { rows } = await database.pool.query(`explain (analyze, buffers, format json) ${text}`, [
    ...parameters,
  ]);
  const root: PlanNode = rows[0]['QUERY PLAN'][0].Plan;
  const nodes: PlanNode[] = [];
  const visit = (node: PlanNode): void => {
    nodes.push(node);
    node.Plans?.forEach(visit);
  };
  visit(root);
  return {
    pages: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
    kinds: new Set(nodes.map((node) => node['Node Type'])),
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

describe(`on ${HOMES} homes`, () => {
  test('they are there', async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from estate_search`.execute(
      database.db,
    );
    expect(rows[0]?.count).toBeGreaterThan(HOMES * 0.6);
  });

  test('a narrow list with its count and its cards reads at most 60 pages', async () => {
    const statement = searchStatement(database.db, flatsInGent(), NEWEST, FIRST_PAGE);
    const list = await explain(statement);
    const { estates, total } = await statement.executeTakeFirstOrThrow();
    expect(estates).toHaveLength(FIRST_PAGE.limit);
    expect(total).toBeGreaterThan(100);
    expect(list.kinds).toContain('Index Only Scan');
    expect(list.kinds).not.toContain('Seq Scan');
    expect(list.pages).toBeLessThanOrEqual(60);
  });

  test.each(['date', 'price', 'area'] as const)('sorted by %s it never visits the table', async (by) => {
    const plan = await explain(searchStatement(database.db, flatsInGent(), { by, order: 'ASC' }, FIRST_PAGE));
    expect(plan.kinds).not.toContain('Seq Scan');
    expect(plan.pages).toBeLessThanOrEqual(40);
  });

  test.each([
    ['date', 'DESC'],
    ['price', 'ASC'],
    ['price', 'DESC'],
  ] as const)('a page of all for sale by %s, %s, reads the homes that it shows', async (by, order) => {
    const search: EstateSearch = { locale: 'nl', criteria: { transaction: 'SALE' } };
    for (const [offset, most] of [
      [0, 220],
      [240, 440],
    ] as const) {
      const plan = await explain(pageStatement(database.db, search, { by, order }, { offset, limit: 24 }));
      expect(plan.kinds).not.toContain('Seq Scan');
      expect(plan.pages).toBeLessThanOrEqual(most);
    }
  });

  test.each([2, 5, 40])(
    'a narrow page by price, of %i bedrooms or more, does not walk along the index by price',
    async (minBedrooms) => {
      const search: EstateSearch = { locale: 'nl', criteria: { ...flatsInGent().criteria, minBedrooms } };
      for (const order of ['ASC', 'DESC'] as const) {
        const plan = await explain(pageStatement(database.db, search, { by: 'price', order }, FIRST_PAGE));
        expect(plan.pages).toBeLessThanOrEqual(250);
      }
    },
  );

  test('a search by kind and price reads an index only', async () => {
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
    const plan = await explain(searchStatement(database.db, search, NEWEST, FIRST_PAGE));
    expect(plan.kinds).not.toContain('Seq Scan');
    expect(plan.pages).toBeLessThanOrEqual(120);
  });

  test('a page with the facets of a town reads indexes only', async () => {
    const plan = await explain(
      searchStatement(database.db, flatsInGent(), NEWEST, {
        ...FIRST_PAGE,
        facets: ['kinds', 'bedrooms', 'price'],
      }),
    );
    expect(plan.kinds).not.toContain('Seq Scan');
    expect(plan.pages).toBeLessThanOrEqual(180);
  });

  test('similar homes come by distance from the index of places', async () => {
    const { rows: first } = await sql<{
      id: number;
    }>`select listing_id as id from estate order by id limit 3`.execute(database.db);
    const estates = await createEstateStore(database.db, {
      published: null,
      agendas: 0,
      heardAt: 0,
    }).findMany(first.map(({ id }) => id));
    const statement = similarStatement(estates, 6);
    const plan = await explain({ compile: () => statement.compile(database.db) });
    expect(plan.kinds).toContain('Index Only Scan');
    expect(plan.kinds).not.toContain('Seq Scan');
    expect(plan.pages).toBeLessThanOrEqual(60);
  });

  test('the pictures of two dozen cards are looked up, not read among all', async () => {
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
    const statement = coversStatement(cards.map(({ id }) => id));
    const plan = await explain({ compile: () => statement.compile(db) });
    expect(plan.pages).toBeLessThanOrEqual(200);
  });

  test('similar projects are found by kind, not among all homes', async () => {
    const { db } = database;
    const { rows: first } = await sql<{ id: number }>`
      select listing_id as id from project order by id limit 3`.execute(db);
    const store = createProjectStore(db);
    const statement = similarProjectsStatement(await store.findMany(first.map(({ id }) => id)), 6);
    const plan = await explain({ compile: () => statement.compile(db) });
    expect(plan.pages).toBeLessThanOrEqual(120);
  });

  test.each(['ge', 'gent', 'saint', '90', 'bru'])(
    'the towns that begin with "%s" read at most 6 pages',
    async (typed) => {
      const plan = await explain(prefixStatement(database.db, typed, { offset: 0, limit: 10 }));
      expect(plan.kinds).toContain('Index Only Scan');
      expect(plan.pages).toBeLessThanOrEqual(6);
    },
  );
});
