import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FeedOutcome, saveFeedRun } from '../../server/features/import/store/feed-runs.ts';
import {
  beginReading,
  findDueFeeds,
  retryFailedFeeds,
} from '../../server/features/import/store/feed-states.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const LATER = new Date('2026-11-25T13:00:00Z');
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

test('a start makes feeds due that failed last, and no others', async () => {
  const { db } = database;
  const save = (feed: string, outcome: FeedOutcome, isPartial = false) =>
    db.transaction().execute(async (trx) => {
      await beginReading(trx, feed, LATER);
      await saveFeedRun(trx, { feed, at: NOW, outcome, reason: null, report: null, isPartial });
    });
  await save('wrong-key', 'FAILED');
  await save('good', 'FAILED');
  await save('good', 'IMPORTED');
  await save('hooked', 'IMPORTED');
  await save('hooked', 'FAILED', true);
  const names = ['wrong-key', 'good', 'hooked'];
  expect(await findDueFeeds(db, names, NOW)).toEqual([]);
  await retryFailedFeeds(db, names, NOW);
  expect(await findDueFeeds(db, names, NOW)).toEqual(['wrong-key']);
});
