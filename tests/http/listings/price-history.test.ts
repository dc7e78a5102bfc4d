import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;
let id: number;

beforeAll(async () => {
  site = await startSite();
  const home = await site.database.db
    .selectFrom('listing')
    .where('kind', '=', 'estate')
    .where('transaction', '=', 'SALE')
    .where('status', '=', 'AVAILABLE')
    .where('price_cents', 'is not', null)
    .select('id')
    .executeTakeFirstOrThrow();
  id = home.id;
});
afterAll(() => site.stop());

/** Returns the section with the home's history, in English. */
async function sectionOf(): Promise<string> {
  const { text } = await request(site.app).get(`/en/offer/${id}`).redirects(1);
  return text.match(/<section id="history".*?<\/section>/s)?.[0] ?? '';
}

async function addPrice(at: string, euros: number): Promise<void> {
  const event = { listing_id: id, at: new Date(at), kind: 'PRICE' as const, price_cents: euros * 100 };
  await site.database.db.insertInto('listing_event').values(event).execute();
}

test('a home whose price never changed has no price history', async () => {
  const section = await sectionOf();
  expect(section).toContain('Status history');
  expect(section).not.toContain('Price history');
  expect(section).not.toContain('price-chart');
});

test('prices are a chart with a text alternative, and a table with the changes', async () => {
  await site.database.db.deleteFrom('listing_event').where('listing_id', '=', id).execute();
  await addPrice('2026-03-01T10:00:00Z', 400_000);
  await addPrice('2026-05-01T10:00:00Z', 380_000);
  await addPrice('2026-06-01T10:00:00Z', 390_000);
  const section = await sectionOf();
  const description = 'The price went from €400,000 on 1 March 2026 to €390,000 on 1 June 2026.';
  expect(section).toContain(`role="img" aria-label="${description}"`);
  expect(section).toMatch(/<path [^>]*d="M6 12H\d+V88H\d+V50H400"/);
  expect(section).not.toContain('style=');
  const cells = [...section.matchAll(/<td>(?:<time[^>]*>)?([^<]*)/g)].map(([, cell]) => cell);
  expect(cells).toEqual([
    ...['1 March 2026', '€400,000', ''],
    ...['1 May 2026', '€380,000', '-5%'],
    ...['1 June 2026', '€390,000', '+2.6%'],
  ]);
});
