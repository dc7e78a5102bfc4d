import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { DEMO_START } from '../../support/load-demo.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const DAY = 86_400_000;
const HIGHLIGHT = 'query ($id: ID!) { estate(id: $id, locale: nl) { highlight } }';

async function highlightOf(id: number): Promise<string | null> {
  const { body } = await request(site.app).post('/graphql').send({ query: HIGHLIGHT, variables: { id } });
  return body.data.estate.highlight;
}

/** Creates a home with a status, published and lowered the given number of days ago. */
async function homeWith(status: 'AVAILABLE' | 'SOLD', published: number, lowered?: number): Promise<number> {
  const { db } = site.database;
  const daysAgo = (days: number) => new Date(DEMO_START.getTime() - days * DAY);
  const found = db.selectFrom('listing').where('kind', '=', 'estate').where('status', '=', status);
  const { id } = await found.select('id').orderBy('id').executeTakeFirstOrThrow();
  const price_lowered_at = lowered === undefined ? null : daysAgo(lowered);
  await db
    .updateTable('listing')
    .set({ published_at: daysAgo(published) })
    .where('id', '=', id)
    .execute();
  await db.updateTable('estate').set({ price_lowered_at }).where('listing_id', '=', id).execute();
  return id;
}

test('a home is new for two weeks and its price lowered for thirty days; a sold home has neither highlight', async () => {
  expect(await highlightOf(await homeWith('AVAILABLE', 3))).toBe('NEW');
  expect(await highlightOf(await homeWith('AVAILABLE', 20))).toBeNull();
  expect(await highlightOf(await homeWith('AVAILABLE', 60, 20))).toBe('PRICE_LOWERED');
  expect(await highlightOf(await homeWith('AVAILABLE', 60, 40))).toBeNull();
  expect(await highlightOf(await homeWith('SOLD', 3, 3))).toBeNull();
});

test.each([
  ['nl', 'te-koop', 'Prijs verlaagd', 'Nieuw'],
  ['fr', 'a-vendre', 'Baisse de prix', 'Nouveau'],
  ['en', 'for-sale', 'Price lowered', 'New'],
  ['de', 'zu-verkaufen', 'Preis gesenkt', 'Neu'],
])('cards show it in %s', async (locale, path, lowered, fresh) => {
  const { db } = site.database;
  const newest = await db
    .selectFrom('estate_search')
    .where('transaction', '=', 'SALE')
    .select('listing_id as id')
    .orderBy('published_at', 'desc')
    .limit(2)
    .execute();
  const ids = newest.map(({ id }) => id);
  const today = DEMO_START;
  await db
    .updateTable('listing')
    .set({ published_at: today, status: 'AVAILABLE' })
    .where('id', 'in', ids)
    .execute();
  await db
    .updateTable('estate')
    .set({ price_lowered_at: null })
    .where('listing_id', '=', Number(ids[0]))
    .execute();
  await db
    .updateTable('estate')
    .set({ price_lowered_at: today })
    .where('listing_id', '=', Number(ids[1]))
    .execute();
  const { text } = await request(site.app).get(`/${locale}/${path}`);
  const badgeOf = (id?: number) =>
    new RegExp(`id="listing-${id}".*?<span class="badge[^>]*>([^<]*)<`, 's').exec(text)?.[1];
  expect(ids.map(badgeOf)).toEqual([fresh, lowered]);
});
