/** Misspelt town names are compared as PostgreSQL's `pg_trgm` does. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { similarity, trigramsOf } from '../../server/features/cities/store/fuzzy-search.ts';
import { startSite, type TestSite } from '../support/site.ts';

const TYPED = ['lueven', 'gnet', 'antwerepn', 'brusel', 'saint gilles', 'x', 'sint-niklas', '9000', 'l’eau'];

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test("the similarity of two names equals PostgreSQL's", async () => {
  const { rows } = await site.database.pool.query<{ term: string; typed: string; alike: number }>(
    `select term, typed, similarity(term, typed) as alike
     from (select distinct term from city_term where rank = 0 order by term limit 400) terms, unnest($1::text[]) typed`,
    [TYPED],
  );
  expect(rows.length).toBeGreaterThan(3_000);
  for (const { term, typed, alike } of rows)
    expect([term, typed, similarity(trigramsOf(term), trigramsOf(typed))]).toEqual([
      term,
      typed,
      expect.closeTo(alike, 5),
    ]);
});
