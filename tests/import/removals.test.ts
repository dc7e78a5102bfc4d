/** Listings that are missing from their feed: too many at once, or for a short time. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { DEFAULT_REMOVALS, type RemovalRules } from '../../server/features/import/removal-rules.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { entity, estate, estates, feed, project } from './feed-builder.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

function load(lines: object[], hour: number, removals: Partial<RemovalRules>) {
  const now = new Date(Date.UTC(2026, 10, 20, hour));
  return importFeed(database.db, feed(...lines), {
    source: 'test',
    now,
    removals: { ...DEFAULT_REMOVALS, ...removals },
  });
}

async function countOnOffer(): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int from listing where status = 'AVAILABLE'`);
  return rows[0].count;
}

test('too many missing listings stay on offer, and the rest of the feed is imported', async () => {
  const homes = estates(20);
  await load(homes, 6, {});
  const report = await load([...homes.slice(0, 14), estate('NEW-1')], 7, { whenTooMany: 'KEEP' });
  expect(report).toMatchObject({ stopReason: null, new: 1, withdrawn: 0, missing: 6 });
  expect(report.keptOnOffer).toEqual(
    homes
      .slice(14)
      .map(({ reference }) => reference)
      .sort(),
  );
  expect(await countOnOffer()).toBe(21);
  const again = await load([...homes.slice(0, 14), estate('NEW-1')], 8, { maxPercent: 100 });
  expect(again).toMatchObject({ withdrawn: 6, missing: 0, keptOnOffer: [] });
});

test('a feed with half of the listings changes nothing', async () => {
  const homes = estates(20);
  await load(homes, 6, {});
  const report = await load([...homes.slice(0, 10), estate('NEW-1')], 7, { whenTooMany: 'KEEP' });
  expect(report.stopReason).toMatch(/would remove 10 of the 20 homes/);
  expect(await countOnOffer()).toBe(20);
});

test('a missing listing is withdrawn after the grace, unless it is back by then', async () => {
  const homes = estates(20);
  const missing = homes.slice(2);
  await load(homes, 6, { graceHours: 3 });
  expect(await load(missing, 7, { graceHours: 3 })).toMatchObject({ withdrawn: 0 });
  expect(await load(missing, 9, { graceHours: 3 })).toMatchObject({ withdrawn: 0 });
  expect(await load(homes.slice(1), 9.5, { graceHours: 3 })).toMatchObject({ withdrawn: 0 });
  expect(await load(missing, 10, { graceHours: 3 })).toMatchObject({ withdrawn: 1 });
  expect(await load(homes, 11, { graceHours: 3 })).toMatchObject({ returned: 1, unchanged: 19 });
});

test('a unit of a withdrawn project may become a home of its own', async () => {
  const homes = estates(3);
  await load([project('X-2', { entities: [entity('X-3')] }), ...homes], 6, {});
  expect(await load([...homes, estate('X-3')], 7, {})).toMatchObject({
    new: 1,
    withdrawn: 1,
    rejections: [],
  });
  expect(await load([...homes, estate('X-3')], 8, {})).toMatchObject({ unchanged: 4, rejections: [] });
});

test('small withdrawals of one day count together, and those before do not', async () => {
  const homes = estates(20);
  const keep = { whenTooMany: 'KEEP' } as const;
  await load(homes, 6, keep);
  expect(await load(homes.slice(2), 7, keep)).toMatchObject({ withdrawn: 2 });
  expect(await load(homes.slice(4), 8, keep)).toMatchObject({ withdrawn: 2 });
  const held = await load(homes.slice(6), 9, keep);
  expect(held).toMatchObject({ withdrawn: 0, missing: 2, removals: 2 });
  expect(held.keptOnOffer).toHaveLength(2);
  expect(await load(homes.slice(4), 10, keep)).toMatchObject({ withdrawn: 0, missing: 0, keptOnOffer: [] });
  expect(await load(homes.slice(6), 11, { ...keep, confirmedRemovals: 2 })).toMatchObject({
    withdrawn: 2,
    isConfirmed: true,
  });
  expect(await load(homes.slice(8), 36, keep)).toMatchObject({ withdrawn: 2 });
});

test.each([
  [2, 'all 2 records of the file are rejected'],
  [1, 'the only record of the file is rejected'],
])('a feed whose %i records are all rejected changes nothing', async (count, stopReason) => {
  await load(estates(3), 6, {});
  const wrong = estates(count, { price: -1 });
  const report = await load(wrong, 7, { whenTooMany: 'KEEP' });
  expect(report).toMatchObject({ stopReason, remedy: null, rejected: count, rejections: { length: count } });
  expect(await countOnOffer()).toBe(3);
  expect(await load([...wrong, estate('NEW-1')], 8, {})).toMatchObject({ stopReason: null, new: 1 });
});
