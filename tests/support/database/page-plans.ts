/**
 * Plans of pages of a search. Each is read by two statements: one finds its ids, the other reads its records by them.
 */

import { recordsAsJson } from '../../../server/features/estates/records.ts';
import type { pageStatement } from '../../../server/features/estates/search.ts';
import type { TestDatabase } from './database.ts';
import { type Explained, explain } from './explain.ts';
import { pagesWithPreparedPlan } from './prepared-plans.ts';

type PageStatement = ReturnType<typeof pageStatement>;

/** Executes both statements and returns their plans as one, with the sum of the pages that they read. */
export async function explainPage({ db, pool }: TestDatabase, page: PageStatement): Promise<Explained> {
  const found = await explain(pool, page.compile());
  const records = await explain(pool, await recordsOf(db, page));
  return {
    root: { ...found.root, Plans: [found.root, records.root] },
    pages: found.pages + records.pages,
    text: found.text + records.text,
  };
}

/** Returns how many pages of 8 kB both statements read at most, by the plans of `pagesWithPreparedPlan`. */
export async function maxPagesOfPrepared(
  { db, pool }: TestDatabase,
  pages: readonly PageStatement[],
): Promise<number> {
  const found = await pagesWithPreparedPlan(
    pool,
    pages.map((page) => page.compile()),
  );
  const records = await pagesWithPreparedPlan(
    pool,
    await Promise.all(pages.map((page) => recordsOf(db, page))),
  );
  return Math.max(...found.map((count, index) => count + (records[index] ?? 0)));
}

async function recordsOf(db: TestDatabase['db'], page: PageStatement) {
  const { ids } = await page.executeTakeFirstOrThrow();
  return db.selectNoFrom(recordsAsJson(ids).as('estates')).compile();
}
