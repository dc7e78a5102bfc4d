import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { followVersion } from '../../server/answers/published-version.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('what is published is known, also when its notice is lost', async () => {
  const logged: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void logged.push(line) };
  const { version, stop } = await followVersion({
    db: database.db,
    reach: database.reach,
    notices: { hear() {} },
    log,
  });
  const before = Number(version.published);
  expect(before).toBeGreaterThan(0);
  await database.pool.query(`update office set name = 'Baksteen Overal'`);
  await until(() => Number(version.published) > before, true);
  stop();
  expect(logged).toEqual([]);
}, 30_000);
