import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Closed {
  id: number;
  price: number;
  /** What was written of it, in all languages. */
  written: string;
}

/** The homes that are sold or rented, with the price that they had. */
async function closedHomes(): Promise<Closed[]> {
  const { rows } = await site.database.pool.query(
    `select id, price_cents / 100 as price, string_agg(title || ' ' || description, ' ') as written
     from listing join listing_text on listing_id = id
     where kind = 'estate' and status in ('SOLD', 'RENTED') and price_cents is not null group by id order by id`,
  );
  return rows.map(({ id, price, written }) => ({ id: Number(id), price: Number(price), written }));
}

/** Finds the amount in any grouping, where it is neither a part of a longer number nor a measure. */
function amountIn(price: number): RegExp {
  const groups = String(price).replace(/\B(?=(\d{3})+$)/g, '[.,\\s\\u00a0\\u202f’]?');
  return new RegExp(`(?:€|EUR)\\s*${groups}(?!\\d)|(?<![\\d.,])${groups}\\s*(?:€|EUR|euro)`, 'i');
}

test('the price of a home that is sold or rented is nowhere, in its texts neither', async () => {
  const homes = await closedHomes();
  expect(homes.length).toBeGreaterThan(40);
  expect(homes.filter(({ written, price }) => amountIn(price).test(written)).length).toBeGreaterThan(5);
  for (const { id, price } of homes) {
    for (const locale of LOCALES) {
      const page = await request(site.app)
        .get(routePath('estate', locale, { estateId: id }))
        .redirects(1);
      expect(page.status).toBe(200);
      // Similar homes on offer may cost the same.
      const own = page.text
        .replace(/<section class="similar".*?<\/section>/s, '')
        .replace(/<div hidden.*/s, '');
      expect([id, locale, amountIn(price).exec(own)?.[0]]).toEqual([id, locale, undefined]);
    }
    const legacy = await request(site.app).get(`/nl/ajax/estate/${id}`);
    expect(JSON.stringify(legacy.body)).not.toMatch(amountIn(price));
  }
}, 120_000);

test('what else a home costs stays in its text', async () => {
  const query = '{ estate(id: ID, locale: nl) { description { text } } }';
  const charged = (await closedHomes()).filter(({ written }) =>
    /gemeenschappelijke kosten bedragen €/.test(written),
  );
  expect(charged).not.toEqual([]);
  for (const { id } of charged) {
    const { body } = await request(site.app)
      .post('/graphql')
      .send({ query: query.replace('ID', `"${id}"`) });
    expect(body.data.estate.description.text).toMatch(/gemeenschappelijke kosten bedragen €\s\d/);
  }
});
