/**
 * `npm run bench:scale`: what the statements of searches read from PostgreSQL as the number of homes grows to ten
 * millions, beyond what one agency has. Only the rows of searches are multiplied; copies have no cards and no
 * map cells. The databases are kept for later runs. Sizes can be given: `-- 10000 1000000`.
 */
import path from 'node:path';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { EstateSearch } from '../../graphql/estates/ports.ts';
import { loadCityDirectory } from '../../server/features/cities/store/directory.ts';
import { filteredCountsStatement } from '../../server/features/estates/filtered-counts.ts';
import { mapItemsStatement } from '../../server/features/estates/map-items.ts';
import { offerCountsStatement } from '../../server/features/estates/offer-counts.ts';
import { windowAround } from '../../server/features/estates/pages/page-ids.ts';
import { countStatement, pageStatement } from '../../server/features/estates/search.ts';
import { similarStatement } from '../../server/features/estates/similar.ts';
import { createEstateStore } from '../../server/features/estates/store.ts';
import { fillSumTable } from '../../server/features/estates/sums/sums.ts';
import { OFFER_COUNTS } from '../../server/features/estates/sums/write-offer-counts.ts';
import { connect, type Database } from '../../server/platform/database/connect.ts';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { fillDatabase } from './fill-database.ts';

const SIZES = [10_000, 1_000_000, 10_000_000];
const ROUNDS = 3;
const BELGIUM = { south: 49.4, west: 2.4, north: 51.6, east: 6.5 };
const NEWEST = { by: 'date', order: 'DESC' } as const;
const FIRST_PAGE = { offset: 0, limit: 24 };
const FACETS = ['kinds', 'cities', 'bedrooms', 'price'] as const;
/** Nothing is cached. */
const UNKNOWN = { published: null, databaseNumber: null, agendas: 0, seenAt: 0 };
const TABLES = ['estate_search', 'offer_count'];
/** The largest distance in kilometres between a copy and its original. */
const SPREAD = 4;
const print = (line: string) => process.stdout.write(`${line}\n`);

const sizes = process.argv.slice(2).map(Number);
print('| homes | statement | homes found | pages of 8 kB | ms |');
print('|--:|---|--:|--:|--:|');
for (const homes of sizes.length > 0 ? sizes : SIZES) await printSize(homes);

async function printSize(homes: number): Promise<void> {
  const directory = path.resolve('.cache/bench-sizes', `scale-${homes}`);
  const server = await startEmbedded({ directory, log: () => {}, isDurable: false });
  try {
    await fillDatabase(server, 0);
    const { db, pool, close } = connect(server.connection);
    await multiplySearchRows(db, homes);
    for (const { name, statement, found } of await statementsOf(db)) {
      const { pages, ms } = await explain(pool, statement);
      print(`| ${[homes, name, found, pages, ms.toFixed(1)].join(' | ')} |`);
    }
    print(`| ${homes} | ${await sizesOf(db)} | | | |`);
    await close();
  } finally {
    await server.stop();
  }
}

/** Multiplies the rows of searches to a number: copies nearby with other prices and dates. A full table stays. */
async function multiplySearchRows(db: Kysely<Database>, homes: number): Promise<void> {
  const { rows: counts } = await sql<{
    have: number;
  }>`select count(*)::int as have from estate_search`.execute(db);
  const have = counts[0]?.have ?? 0;
  if (have >= homes) return;
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'estate_search'::regclass and attnum > 0 and not attisdropped
      and attname not in ('listing_id', 'price_cents', 'published_at', 'place')`.execute(db);
  const others = sql.join(columns.map(({ name }) => sql.ref(name)));
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'estate_search' and indexname <> 'estate_search_pkey'`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`set local maintenance_work_mem = '1GB'`.execute(trx);
    // Vacuum does not mark pages all-visible while commits are not flushed.
    await sql`set local synchronous_commit = on`.execute(trx);
    // Copies have no listing.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(trx);
    await sql`
      insert into estate_search (listing_id, price_cents, published_at, place, ${others})
      select (select max(id) from listing) + row_number() over (), price_cents + index * 1000,
        published_at - index * interval '7 minutes',
        place + point(cos(listing_id + index), sin(listing_id + index)) * point(${SPREAD}::float8 * (index * 7919 % 1000) / 1000, 0),
        ${others}
      from generate_series(1, ${Math.ceil((homes - have) / have)}::int) index, estate_search`.execute(trx);
    for (const { definition } of indexes) await sql.raw(definition).execute(trx);
    await sql`truncate offer_count`.execute(trx);
  });
  await fillSumTable(db, OFFER_COUNTS);
  await sql`vacuum (analyze) estate_search, offer_count, city, city_term`.execute(db);
}

interface NamedStatement {
  name: string;
  statement: CompiledQuery;
  found: number | '';
}

/** The statements that the pages of visitors run. */
async function statementsOf(db: Kysely<Database>): Promise<NamedStatement[]> {
  const gent = (await loadCityDirectory(db)).expand(['gent-9000']);
  const searchOf = (criteria: EstateSearch['criteria']): EstateSearch => ({ locale: 'nl', criteria });
  const countOf = async (search: EstateSearch) =>
    Number((await countStatement(db, search).executeTakeFirstOrThrow()).count);
  const all = searchOf({ transaction: 'SALE' });
  const flats = searchOf({ transaction: 'SALE', cities: gent, types: ['APARTMENT'], minBedrooms: 2 });
  const wide = searchOf({ transaction: 'SALE', minBedrooms: 3, maxPrice: 40_000_000 });
  const [total, ofTown, ofWide] = [await countOf(all), await countOf(flats), await countOf(wide)];
  const map = (search: EstateSearch) =>
    mapItemsStatement(searchOf({ ...search.criteria, bounds: BELGIUM }), 8).compile(db);
  const [first] = await db.selectFrom('estate').select('listing_id as id').orderBy('id').limit(1).execute();
  const homes = await createEstateStore(db, UNKNOWN, null).findMany(first ? [first.id] : []);
  const window = { ...FIRST_PAGE, total };
  return [
    {
      name: 'all for sale: first page',
      statement: pageStatement(db, all, NEWEST, window).compile(),
      found: total,
    },
    {
      name: 'all for sale: hundredth page',
      statement: pageStatement(db, all, NEWEST, windowAround({ ...window, offset: 2_376 })).compile(),
      found: total,
    },
    {
      name: 'all for sale: counts',
      statement: offerCountsStatement(all, FACETS).compile(db),
      found: total,
    },
    {
      name: 'flats of Ghent with two bedrooms: page',
      statement: pageStatement(db, flats, NEWEST, { ...window, total: ofTown }).compile(),
      found: ofTown,
    },
    {
      name: 'flats of Ghent with two bedrooms: counts',
      statement: filteredCountsStatement(db, flats, FACETS).compile(db),
      found: ofTown,
    },
    {
      name: 'three bedrooms to € 400,000: page',
      statement: pageStatement(db, wide, NEWEST, { ...window, total: ofWide }).compile(),
      found: ofWide,
    },
    {
      name: 'three bedrooms to € 400,000: number',
      statement: countStatement(db, wide).compile(),
      found: ofWide,
    },
    { name: 'map of Belgium, three bedrooms to € 400,000', statement: map(wide), found: ofWide },
    { name: 'similar homes', statement: similarStatement(homes, 6).compile(db), found: '' },
  ];
}

/** Returns the pages that a statement reads from a warm cache, and its shortest time of some rounds. */
async function explain(pool: pg.Pool, { sql: text, parameters }: CompiledQuery) {
  let pages = 0;
  let ms = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const { rows } = await pool.query(`explain (analyze, buffers, timing off, format json) ${text}`, [
      ...parameters,
    ]);
    const { Plan: plan, 'Execution Time': time } = rows[0]['QUERY PLAN'][0];
    pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    ms = Math.min(ms, time);
  }
  return { pages, ms };
}

async function sizesOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string; rows: number; table: string; indexes: string }>`
    select relname as name, reltuples::bigint as rows, pg_size_pretty(pg_table_size(oid)) as table,
      pg_size_pretty(pg_indexes_size(oid)) as indexes
    from pg_class where relname = any(${TABLES}) and relkind = 'r' order by 1`.execute(db);
  return rows
    .map(({ name, rows, table, indexes }) => `${name}: ${rows} rows, ${table} + ${indexes} of indexes`)
    .join('; ');
}
