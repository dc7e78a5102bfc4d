/** Files that have only changes of a feed: partial transfers of OpenImmo. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { DEFAULT_REMOVALS, type RemovalRules } from '../../../server/features/import/removal-rules.ts';
import { feed } from '../../import/feed-builder.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { deletion, home, transfer } from '../../support/feeds/openimmo-transfer.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
  await importFeed(database.db, feed(), { source: 'offices', feed: 'offices', now: at(5) });
});
afterEach(() => database.drop());

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

const homes = (count: number) => Array.from({ length: count }, (_, at) => home(at));

function load(umfang: string, properties: string[], hour: number, removals: Partial<RemovalRules> = {}) {
  const text = transfer(umfang, properties);
  return importFeed(database.db, [Buffer.from(text)], {
    source: 'test',
    feed: 'crm',
    now: at(hour),
    removals: { ...DEFAULT_REMOVALS, ...removals },
  });
}

const statuses = async () =>
  (await database.pool.query('select reference, status from listing order by reference')).rows
    .filter(({ status }) => status !== 'AVAILABLE')
    .map(({ reference, status }) => `${reference} ${status}`);

test('changes, adds and deletes the homes that it names, and leaves all others', async () => {
  await load('VOLL', homes(12), 6);
  const report = await load('TEIL', [home(1, 260_000), home(20), deletion(3), deletion(99)], 7);
  expect(report).toMatchObject({
    stopReason: null,
    isPartial: true,
    new: 1,
    changed: 1,
    withdrawn: 1,
    missing: 0,
  });
  expect(await statuses()).toEqual(['A3 WITHDRAWN']);
  expect(await load('TEIL', [home(3)], 8)).toMatchObject({ returned: 1, withdrawn: 0 });
  expect(await load('VOLL', homes(12), 9)).toMatchObject({ isPartial: false, withdrawn: 1 });
});

test('a file with one deletion, and one with a rejected home beside it', async () => {
  await load('VOLL', homes(12), 6);
  expect(await load('TEIL', [deletion(1)], 7)).toMatchObject({ withdrawn: 1, stopReason: null });
  const wrong = home(2).replace('KAUF="true"', '');
  expect(await load('TEIL', [deletion(2), wrong.replace('A2', 'A5')], 8, { maxPercent: 30 })).toMatchObject({
    withdrawn: 1,
    rejected: 1,
    stopReason: null,
  });
  expect(await statuses()).toEqual(['A1 WITHDRAWN', 'A2 WITHDRAWN']);
});

test('too many deletions stay on offer, or stop the import', async () => {
  await load('VOLL', homes(12), 6);
  const some = [1, 2, 3, 4].map(deletion);
  expect(await load('TEIL', some, 7, { whenTooMany: 'KEEP' })).toMatchObject({
    withdrawn: 0,
    keptOnOffer: ['A1', 'A2', 'A3', 'A4'],
  });
  const all = homes(12).map((_, number) => deletion(number));
  expect((await load('TEIL', all, 8, { whenTooMany: 'KEEP' })).stopReason).toMatch(
    /would remove 12 of the 12/,
  );
  expect(await load('TEIL', some, 9, { whenTooMany: 'KEEP', confirmedRemovals: 4 })).toMatchObject({
    withdrawn: 4,
  });
});
