/** A page after a cursor reads few pages of 8 kB, however many of 100,000 homes come before it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EstateSearch } from '../../graphql/estates/ports.ts';
import { findPosition, statementAfter } from '../../server/features/estates/pages/positions.ts';
import { countStatement, pageStatement } from '../../server/features/estates/search.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { explain } from '../support/database/explain.ts';
import { multiplyEstates } from '../support/database/multiply-estates.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await multiplyEstates(database.db, 100_000);
});
afterAll(() => database.drop());

const search: EstateSearch = { locale: 'nl', criteria: { transaction: 'SALE' } };

test.each([
  ['date', 'DESC', 10],
  ['date', 'ASC', 10],
  ['price', 'ASC', 10],
  ['price', 'DESC', 10],
  ['city', 'ASC', 300],
  ['city', 'DESC', 300],
  // Without an index.
  ['living_area', 'ASC', 2_000],
  ['price_per_area', 'DESC', 2_000],
] as const)(
  'by %s, %s, it has the homes of the numbered page and reads at most %i pages',
  async (by, order, most) => {
    const { db, pool } = database;
    const sort = { by, order };
    const total = Number((await countStatement(db, search).executeTakeFirstOrThrow()).count);
    for (const offset of [0, 20_000]) {
      const window = { offset, limit: 48, total };
      const { ids } = await pageStatement(db, search, sort, window).executeTakeFirstOrThrow();
      const after = await findPosition(db, search, sort, ids.slice(0, 24));
      if (!after) throw new Error('no position');
      const following = statementAfter(db, search, sort, { after, limit: 24, total });
      expect((await following.executeTakeFirstOrThrow()).ids).toEqual(ids.slice(24));
      expect((await explain(pool, following.compile())).pages).toBeLessThanOrEqual(most);
    }
  },
);
