/** Limits the pages of 8 kB that a batch of an export reads on 100,000 homes. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { batchStatement, ESTATES } from '../../server/features/feed/export/store/store.ts';
import { OFFERED_STATUSES } from '../../shared/listings/vocabulary.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { multiplyEstates } from '../support/database/multiply-estates.ts';
import { pagesWithPreparedPlan } from '../support/database/prepared-plans.ts';

const HOMES = 100_000;
const BATCH = 100;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await multiplyEstates(database.db, HOMES);
});
afterAll(() => database.drop());

test('a batch reads only its own homes, wherever it starts', async () => {
  const statements = [0, 40_000, 80_000, 99_000].map((after) =>
    batchStatement(ESTATES, OFFERED_STATUSES, { after, limit: BATCH }).compile(database.db),
  );
  const pages = await pagesWithPreparedPlan(database.pool, statements);
  // About ten pages for each home, most of them of indexes.
  for (const count of pages) expect(count).toBeLessThanOrEqual(BATCH * 15);
});
