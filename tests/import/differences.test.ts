/** A check of a feed shows what would change, and writes nothing. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type ListingDifference, presentDifferences } from '../../server/features/import/difference.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import type { ImportReport } from '../../server/features/import/report.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { estate, estates, feed } from './feed-builder.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const TABLES =
  'select (select count(*) from import_run) as runs, max(updated_at) as last, count(*) from listing';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

async function check(lines: string[]): Promise<{ report: ImportReport; shown: string }> {
  const found: ListingDifference[] = [];
  const report = await importFeed(database.db, lines, {
    source: 'test',
    now: new Date('2026-12-01T06:00:00Z'),
    onDifferences: (differences) => found.push(...differences),
  });
  return { report, shown: presentDifferences(found) };
}

test('each listing that would change is shown with its status and price', async () => {
  const stored = estates(20);
  await importFeed(database.db, feed(...stored), { source: 'test', now: NOW });
  const before = await database.pool.query(TABLES);
  const [sold, cheaper, , ...others] = stored;
  const { report, shown } = await check(
    feed(
      { ...sold, status: 'SOLD' },
      { ...cheaper, price: 310_000 },
      ...others,
      estate('NEW-1', { price: null }),
    ),
  );
  expect(report).toMatchObject({ new: 1, changed: 2, withdrawn: 1, stopReason: null });
  expect(shown.split('\n')).toEqual([
    expect.stringMatching(/ changed: AVAILABLE → SOLD$/),
    expect.stringMatching(/ changed: .* → 310000$/),
    expect.stringMatching(/ withdrawn: AVAILABLE$/),
    '  NEW-1 new: AVAILABLE, price on request',
    '',
  ]);
  expect((await database.pool.query(TABLES)).rows).toEqual(before.rows);
});

test('a feed that would remove too much is shown too', async () => {
  await importFeed(database.db, feed(...estates(20)), { source: 'test', now: NOW });
  const { report, shown } = await check(feed(...estates(10)));
  expect(report.stopReason).toMatch(/would remove 10 of the 20 homes/);
  expect(shown.match(/ withdrawn/g)).toHaveLength(10);
});
