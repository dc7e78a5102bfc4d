/** Listings that an employee features: their offer ends it, other changes do not. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { estate, estates, feed } from '../feed-builder.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const OTHERS = estates(20).filter(({ reference }) => reference !== 'BK-1');

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
  await load({});
  await database.pool.query(
    `insert into featured_listing select id, 'ann@agency.example', now() from listing where reference = 'BK-1'`,
  );
});
afterEach(() => database.drop());

const load = (line: object | null) =>
  importFeed(database.db, feed(...OTHERS, ...(line ? [estate('BK-1', line)] : [])), {
    source: 'main',
    now: NOW,
  });
const isFeatured = async () => (await database.pool.query('select from featured_listing')).rowCount === 1;

test.each([
  ['under option', { status: 'OPTION' }],
  ['in preparation', { status: 'IN_PREPARATION' }],
  ['at another price', { price: 1 }],
])('a home %s stays featured', async (_, line) => {
  await load(line);
  expect(await isFeatured()).toBe(true);
});

test.each([
  ['sold', { status: 'SOLD' }],
  ['withdrawn', { status: 'WITHDRAWN' }],
  ['missing from the feed', null],
])('a home that is %s is no longer featured, also when it returns', async (_, line) => {
  await load(line);
  expect(await isFeatured()).toBe(false);
  await load({});
  expect(await isFeatured()).toBe(false);
});
