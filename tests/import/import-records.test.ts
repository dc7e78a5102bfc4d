/** Single records of a feed: all other listings and the news stay as they are. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { importRecords } from '../../server/features/import/import-records.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { estate, estates, feed, HEADER, news } from './feed-builder.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const LATER = new Date('2026-11-20T07:00:00Z');

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
  const lines = feed(...estates(20), estate('SOLD-1', { status: 'SOLD' }), news('N-1'));
  await importFeed(database.db, lines, { source: 'crm', feed: 'crm', now: NOW });
  await importFeed(database.db, feed(estate('OTHER-1')), { source: 'main', now: NOW });
});
afterEach(() => database.drop());

const load = (lines: object[], withdrawn: string[] = []) =>
  database.db.transaction().execute((trx) =>
    importRecords(
      trx,
      [HEADER, ...lines].map((line) => JSON.stringify(line)),
      { feed: 'crm', now: LATER, withdrawn },
    ),
  );

const rows = async (text: string) => (await database.pool.query(text)).rows;
const count = async (status: string) =>
  (await rows(`select count(*)::int from listing where status = '${status}'`))[0].count;

test('a changed record leaves all other listings and the news as they are', async () => {
  const report = await load([estate('BK-1', { price: 300_000 }), estate('NEW-1')]);
  expect(report).toMatchObject({ source: 'crm', changed: 1, price: 1, new: 1, withdrawn: 0, lines: 2 });
  expect(await count('AVAILABLE')).toBe(22);
  expect(await rows('select is_listed from news_item')).toEqual([{ is_listed: true }]);
  expect(await rows(`select price_cents from listing where reference = 'BK-1'`)).toEqual([
    { price_cents: 30_000_000 },
  ]);
});

test('only listings of the feed that are on offer are withdrawn, and return with their id', async () => {
  const [{ id }] = await rows(`select id from listing where reference = 'BK-2'`);
  const report = await load([], ['BK-2', 'OTHER-1', 'SOLD-1', 'UNKNOWN']);
  expect(report).toMatchObject({ withdrawn: 1, lines: 0 });
  expect(await rows(`select reference from listing where status = 'WITHDRAWN'`)).toEqual([
    { reference: 'BK-2' },
  ]);
  expect(await load([estate('BK-2')])).toMatchObject({ returned: 1 });
  expect(await rows(`select id, status from listing where reference = 'BK-2'`)).toEqual([
    { id, status: 'AVAILABLE' },
  ]);
  const events = await rows(`select status from listing_event where listing_id = ${id} order by at, id`);
  expect(events.map(({ status }) => status)).toEqual(['AVAILABLE', 'WITHDRAWN', 'AVAILABLE']);
});

test('a rejected record keeps its listing', async () => {
  const report = await load([estate('OTHER-1'), estate('BK-3', { price: -1 })]);
  expect(report).toMatchObject({ rejected: 2, changed: 0 });
  expect(report.rejections.map(({ reference }) => reference).sort()).toEqual(['BK-3', 'OTHER-1']);
  expect(await count('AVAILABLE')).toBe(21);
});
