/** Listings that an employee hides: imports keep them hidden, and showing writes what an import would write. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { NO_RULES } from '../../../server/features/import/agency-rules.ts';
import { hideListing, showListing } from '../../../server/features/import/hidden/hide-listing.ts';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { importRecords } from '../../../server/features/import/import-records.ts';
import { ALL_REMOVALS } from '../../../server/features/import/removal-rules.ts';
import { lockImports } from '../../../server/features/listings/import-lock.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { COMPLETE_HOME, WITHOUT_NUMBER } from '../../support/feeds/complete-home.ts';
import { estate, estates, feed, HEADER } from '../feed-builder.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const LATER = new Date('2026-11-20T07:00:00Z');
const OTHERS = estates(20).filter(({ reference }) => reference !== 'BK-1');

let database: TestDatabase;
let id: number;

beforeEach(async () => {
  database = await createTestDatabase('places');
  await load(estate('BK-1', COMPLETE_HOME));
  [{ id }] = await rows(`select id from listing where reference = 'BK-1'`);
});
afterEach(() => database.drop());

const rows = async (text: string) => (await database.pool.query(text)).rows;
const load = (...lines: object[]) =>
  importFeed(database.db, feed(...OTHERS, ...lines), { source: 'main', now: NOW });
const inTransaction = <Result>(work: Parameters<ReturnType<typeof database.db.transaction>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<Result>;
const hide = () =>
  inTransaction<string>((trx) => hideListing(trx, { id, by: 'ann@agency.example', now: LATER }));
const show = (keepsBackIncomplete = false) =>
  inTransaction<string>((trx) => showListing(trx, { id, now: LATER, keepsBackIncomplete }));
const statusOf = async () => (await rows(`select status from listing where id = ${id}`))[0].status;
const isHidden = async () => (await rows('select 1 from hidden_listing')).length === 1;
const DERIVED = ['estate_search', 'map_cell', 'offer_count', 'missing_mention'];
const derived = async () => {
  const tables = DERIVED.map((table) =>
    rows(`select to_jsonb(stored) as row from ${table} stored order by to_jsonb(stored)::text`),
  );
  return Promise.all(tables);
};

test('hiding and showing writes status, history and search tables as an import does', async () => {
  const before = await derived();
  expect(await hide()).toBe('DONE');
  expect(await statusOf()).toBe('IN_PREPARATION');
  expect(await rows(`select from estate_search where listing_id = ${id}`)).toEqual([]);
  expect(await show()).toBe('DONE');
  expect(await statusOf()).toBe('AVAILABLE');
  expect(await derived()).toEqual(before);
  const events = await rows(`select kind, status from listing_event where listing_id = ${id} order by id`);
  expect(events).toEqual([
    { kind: 'PUBLISHED', status: 'AVAILABLE' },
    { kind: 'STATUS', status: 'IN_PREPARATION' },
    { kind: 'PUBLISHED', status: 'AVAILABLE' },
  ]);
  expect(await rows('select from offer_change')).toEqual([]);
});

test('a hidden home leaves the sums that an import without it computes', async () => {
  await hide();
  const hidden = await derived();
  await inTransaction((trx) =>
    importRecords(
      trx,
      [HEADER, estate('BK-1', { ...COMPLETE_HOME, status: 'IN_PREPARATION' })].map((line) =>
        JSON.stringify(line),
      ),
      {
        feed: 'main',
        now: LATER,
        withdrawn: [],
      },
    ),
  );
  expect(await derived()).toEqual(hidden);
});

test('a feed that sends the home again as on offer leaves it hidden, and changes its status for later', async () => {
  await hide();
  expect(await load(estate('BK-1', COMPLETE_HOME))).toMatchObject({ changed: 1, removals: 0, missing: 0 });
  expect(await load(estate('BK-1', { ...COMPLETE_HOME, status: 'OPTION' }))).toMatchObject({ unchanged: 20 });
  expect([await statusOf(), await isHidden()]).toEqual(['IN_PREPARATION', true]);
  await show();
  expect(await statusOf()).toBe('OPTION');
  expect(await load(estate('BK-1', { ...COMPLETE_HOME, status: 'OPTION' }))).toMatchObject({ returned: 0 });
});

test('a home that is sold while it is hidden stays hidden', async () => {
  await hide();
  await load(estate('BK-1', { ...COMPLETE_HOME, status: 'SOLD' }));
  expect([await statusOf(), await isHidden()]).toEqual(['IN_PREPARATION', true]);
  await show();
  expect(await statusOf()).toBe('SOLD');
});

describe.each([
  ['says so', () => load(estate('BK-1', { status: 'WITHDRAWN' }))],
  ['no longer sends it', () => load()],
  [
    'deletes it by a single change',
    () =>
      inTransaction((trx) =>
        importRecords(trx, [JSON.stringify(HEADER)], { feed: 'main', now: LATER, withdrawn: ['BK-1'] }),
      ),
  ],
] as const)('a feed that withdraws a hidden home: it %s', (_, withdraw) => {
  test('ends the hiding', async () => {
    await hide();
    expect(await withdraw()).toMatchObject({ withdrawn: 1, missing: 0 });
    expect([await statusOf(), await isHidden()]).toEqual(['WITHDRAWN', false]);
    expect(await show()).toBe('CHANGED');
    await load(estate('BK-1', COMPLETE_HOME));
    expect(await statusOf()).toBe('AVAILABLE');
  });
});

test('a rejected line keeps the home hidden', async () => {
  await hide();
  await load(estate('BK-1', { price: -1 }));
  expect([await statusOf(), await isHidden()]).toEqual(['IN_PREPARATION', true]);
});

test('a shown home whose advert is incomplete is kept back when the agency wants so', async () => {
  const rules = { ...NO_RULES, keepsBackIncomplete: true };
  await hide();
  const lines = feed(...OTHERS, estate('BK-1', WITHOUT_NUMBER));
  const report = await importFeed(database.db, lines, {
    source: 'main',
    now: NOW,
    rules,
    removals: ALL_REMOVALS,
  });
  expect(report).toMatchObject({ stopReason: null, rejected: 0 });
  await show(true);
  expect([await statusOf(), await isHidden()]).toEqual(['IN_PREPARATION', false]);
});

test('a home that is not on offer, or hidden already, cannot be hidden, and only a hidden one shown', async () => {
  expect(await show()).toBe('CHANGED');
  await hide();
  expect(await hide()).toBe('CHANGED');
});

test('nothing is changed while an import runs', async () => {
  await inTransaction(async (trx) => {
    await lockImports(trx);
    expect(await hide()).toBe('IMPORTING');
  });
  expect([await statusOf(), await isHidden()]).toEqual(['AVAILABLE', false]);
});
