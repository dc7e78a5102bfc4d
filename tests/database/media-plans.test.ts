/** The rows read by the media cleanup grow linearly with the catalogue. PostgreSQL counts rows, not times. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Database } from '../../server/platform/database/connect.ts';
import { removeUnusedMedia } from '../../server/platform/media/remove-unused.ts';
import type { MediaStorage } from '../../server/platform/media/storage.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { multiplyEstates } from '../support/database/multiply-estates.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const MONTH_MS = 31 * 86_400_000;
/** Number of homes, including the demo's. */
const SMALL = 1_000;
const LARGE = 4_000;
const UNUSED = 50;

let database: TestDatabase;
let removed: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  removed = [];
});
afterEach(() => database.drop());

const storage = {
  async remove(keys: readonly string[]) {
    removed.push(...keys);
  },
} as MediaStorage;

/** Adds pictures to each home, and some unused files. */
async function makeCatalogue(db: Kysely<Database>, homes: number): Promise<void> {
  await multiplyEstates(db, homes);
  await sql`
    update listing set photos = (
      select jsonb_agg(jsonb_build_object('source', listing.id || '/' || index)) from generate_series(1, 5) as index)
    where kind = 'estate'`.execute(db);
  await sql`
    insert into media_file (hash, kind, width, height, shade)
    select distinct md5(source), 'PICTURE', 1600, 1200, 'shade-a62' from media_use where kind = 'PICTURE'
    union all
    select md5('unused ' || index), 'PICTURE', 1600, 1200, 'shade-a62' from generate_series(1, ${UNUSED}) as index
    on conflict do nothing`.execute(db);
  await sql`
    insert into media_source (source, hash)
    select distinct source, md5(source) from media_use where kind = 'PICTURE'
    on conflict do nothing`.execute(db);
  // The plans must not depend on whether autovacuum has already analyzed the tables.
  await sql`analyze listing, media_file, media_source`.execute(db);
}

/**
 * Returns how many rows the tables returned to a cleanup. Counted in its transaction just before the commit: later
 * counts of the database include those of other connections and of autovacuum.
 */
async function countRowsRead(now: Date): Promise<number> {
  const client = await database.pool.connect();
  // The counts of a transaction lack those of parallel workers.
  await client.query('set max_parallel_workers_per_gather = 0');
  await client.query('select pg_stat_force_next_flush()');
  let read = 0;
  const countingStorage = {
    async remove(keys: readonly string[]) {
      removed.push(...keys);
      const { rows } = await client.query(
        'select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count from pg_stat_xact_user_tables',
      );
      read = rows[0].count;
    },
  } as MediaStorage;
  // Kysely releases the client after the transaction.
  const pool = { options: {}, connect: async () => client, end: async () => {} };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await removeUnusedMedia({ db, storage: countingStorage, now });
  return read;
}

async function rowsRead(homes: number): Promise<number> {
  await makeCatalogue(database.db, homes);
  await removeUnusedMedia({ db: database.db, storage, now: NOW });
  return countRowsRead(new Date(NOW.getTime() + MONTH_MS));
}

test('four times as many homes read at most four times as many rows', async () => {
  const few = await rowsRead(SMALL);
  expect(removed.length).toBeGreaterThanOrEqual(UNUSED);
  await database.drop();
  database = await createTestDatabase();
  const many = await rowsRead(LARGE);
  expect(few).toBeGreaterThan(SMALL * 5);
  expect(many).toBeGreaterThan(LARGE * 5);
  expect(many).toBeLessThan(few * 5);
});
