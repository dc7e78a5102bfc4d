/**
 * Limits the pages of 8 kB that a page of towns reads. Unlike times, page counts are the same on every machine.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { prefixStatement } from '../../server/features/cities/store/search.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { explain } from '../support/database/explain.ts';

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
  return (await explain(database.pool, prefixStatement(database.db, typed, window).compile())).pages;
}

test.each([1, 2, 15])(
  `page %i of a one-letter search reads at most ${MAX_PAGES_READ} pages`,
  async (page) => {
    const read: [string, number][] = [];
    for (const typed of TYPED) read.push([typed, await pagesOf(typed, page)]);
    expect(read.filter(([, pages]) => pages > MAX_PAGES_READ)).toEqual([]);
  },
);
