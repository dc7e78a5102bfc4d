/**
 * Limits the pages of 8 kB that a page of towns reads. Unlike times, page counts are the same on every machine.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prefixStatement } from '../../server/database/cities/search.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

const PAGE_SIZE = 20;
const MAX_PAGES_READ = 6;
/** One character matches the most towns. */
const TYPED = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // As autovacuum does after a release has added towns.
  await database.pool.query('vacuum (analyze) city_term');
});
afterAll(() => database.drop());

async function pagesOf(typed: string, page: number): Promise<number> {
  const window = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 };
  const { sql, parameters } = prefixStatement(database.db, typed, window).compile();
  const { rows } = await database.pool.query(`explain (analyze, buffers, format json) ${sql}`, [
    ...parameters,
  ]);
  const plan = rows[0]['QUERY PLAN'][0].Plan;
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

test.each([1, 2, 15])(
  `page %i of a one-letter search reads at most ${MAX_PAGES_READ} pages`,
  async (page) => {
    // The first statement of a connection also reads PostgreSQL's type catalogue.
    await pagesOf('x', page);
    const read: [string, number][] = [];
    for (const typed of TYPED) read.push([typed, await pagesOf(typed, page)]);
    expect(read.filter(([, pages]) => pages > MAX_PAGES_READ)).toEqual([]);
  },
);
