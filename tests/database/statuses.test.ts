/** The lists of statuses in migrations agree with shared/listings/vocabulary.ts. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { OFFERED_STATUSES, STATUS_CODES } from '../../shared/listings/vocabulary.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const wordsOf = (condition: string) => [...condition.matchAll(/'([A-Z_]+)'/g)].map(([, word]) => word);

test("the partial index of an office's offer has the offered statuses", async () => {
  const { rows } = await database.pool.query<{ condition: string }>(`
    select pg_get_expr(indpred, indrelid) as condition from pg_index
    where indexrelid = 'listing_office'::regclass`);
  expect(wordsOf(rows[0]?.condition ?? '')).toEqual([...OFFERED_STATUSES]);
});

test.each(['listing', 'project_entity'])(
  'a check constraint limits %s to the known statuses',
  async (table) => {
    const { rows } = await database.pool.query<{ condition: string }>(
      `select pg_get_constraintdef(oid) as condition from pg_constraint where conname = $1`,
      [`${table}_status_check`],
    );
    expect(wordsOf(rows[0]?.condition ?? '').sort()).toEqual([...STATUS_CODES].sort());
  },
);
