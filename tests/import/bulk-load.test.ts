import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { loadInBulk } from '../../server/features/import/write/bulk-load.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { estate, feed } from './feed-builder.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

const NOW = new Date('2026-11-20T06:00:00Z');

/** Returns every constraint and index by its definition. */
async function definitions() {
  const { rows } = await database.pool.query(`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('f', 'p', 'u')
    union all
    select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid)
    from pg_index where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    order by 1, 2, 3`);
  return rows;
}

test('a first import recreates every index and key that it dropped', async () => {
  const before = await definitions();
  const { new: added } = await importFeed(database.db, feed(estate('BK-1')), { source: 'test', now: NOW });
  expect(added).toBe(1);
  expect(await definitions()).toEqual(before);
});

test('a first import writes without them', async () => {
  const left = await database.db.transaction().execute((trx) =>
    loadInBulk(trx, async () => {
      const { rows } = await sql<{ name: string }>`
        select conname as name from pg_constraint
        where contype = 'f' and conrelid = any('{listing_text,listing_event,estate,estate_details}'::regclass[])
        union all
        select indexrelid::regclass::text from pg_index where indrelid = 'estate_search'::regclass
        order by 1`.execute(trx);
      return rows.map(({ name }) => name);
    }),
  );
  expect(left).toEqual(['estate_search_pkey']);
});

test('dangling references are rejected as before', async () => {
  await importFeed(database.db, feed(estate('BK-1')), { source: 'test', now: NOW });
  const orphan = database.pool.query(
    `insert into listing_event (listing_id, at, kind) values (-1, now(), 'STATUS')`,
  );
  await expect(orphan).rejects.toMatchObject({ code: '23503' });
});

describe('with tables of other features', () => {
  beforeEach(async () => {
    await database.pool.query(`
      create table viewing (
        estate_id int references estate on delete cascade, listing_id int references listing,
        text_of int, locale text, foreign key (text_of, locale) references listing_text (listing_id, locale))`);
  });

  test('that are empty, a first import succeeds and keeps their keys', async () => {
    const before = await definitions();
    const { new: added } = await importFeed(database.db, feed(estate('BK-1')), { source: 'test', now: NOW });
    expect(added).toBe(1);
    expect(await definitions()).toEqual(before);
    const orphan = database.pool.query('insert into viewing (estate_id) values (-1)');
    await expect(orphan).rejects.toMatchObject({ code: '23503' });
  });

  test('that have rows, the rows are kept', async () => {
    await database.pool.query('insert into viewing default values');
    await importFeed(database.db, feed(estate('BK-1')), { source: 'test', now: NOW });
    const { rows } = await database.pool.query('select * from viewing');
    expect(rows).toHaveLength(1);
  });
});
