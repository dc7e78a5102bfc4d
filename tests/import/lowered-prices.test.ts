import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { estate, feed } from './feed-builder.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

const NOW = new Date('2026-12-01T06:00:00Z');

/** Returns since when the home's price counts as lowered, after an import with this price. */
async function loweredAt(price: number | null, updatedAt: string): Promise<Date | null> {
  await importFeed(database.db, feed(estate('BK-1', { price, updatedAt })), { source: 'test', now: NOW });
  const { rows } = await database.pool.query('select price_lowered_at as at from estate');
  return rows[0].at;
}

test('a lowered price is dated by its change, until the next change', async () => {
  expect(await loweredAt(325_000, '2026-11-20T10:00:00Z')).toBeNull();
  expect(await loweredAt(299_000, '2026-11-25T10:00:00Z')).toEqual(new Date('2026-11-25T10:00:00Z'));
  expect(await loweredAt(289_000, '2026-11-27T10:00:00Z')).toEqual(new Date('2026-11-27T10:00:00Z'));
  expect(await loweredAt(289_000, '2026-11-28T10:00:00Z')).toEqual(new Date('2026-11-27T10:00:00Z'));
  expect(await loweredAt(295_000, '2026-11-29T10:00:00Z')).toBeNull();
  expect(await loweredAt(null, '2026-11-30T10:00:00Z')).toBeNull();
});
