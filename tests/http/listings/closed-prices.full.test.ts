import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { startSite, type TestSite } from '../../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

interface Closed {
  id: number;
  price: number;
  /** The home's texts in all languages. */
  written: string;
}

/** Returns the sold and rented homes with their former price. */
async function closedHomes(): Promise<Closed[]> {
  const { rows } = await site.database.pool.query(
    `select id, price_cents / 100 as price, string_agg(title || ' ' || description, ' ') as written
     from listing join listing_text on listing_id = id
     where kind = 'estate' and status in ('SOLD', 'RENTED') and price_cents is not null group by id order by id`,
  );
  return rows.map(({ id, price, written }) => ({ id: Number(id), price: Number(price), written }));
}

/** Matches the amount with any grouping, unless it is part of a longer number or a measure. */
function amountIn(price: number): RegExp {
  const groups = groupsOf(price);
  return new RegExp(`(?:€|EUR)\\s*${groups}(?!\\d)|(?<![\\d.,])${groups}\\s*(?:€|EUR|euro)`, 'i');
}

/** Matches the amount in a text, even without a currency. */
function figureIn(price: number): RegExp {
  const thousands = price % 1000 === 0 ? `|(?<![\\d.,])${price / 1000}\\s?k\\b` : '';
  return new RegExp(`(?<![\\d.,/-])${groupsOf(price)}(?![\\d-]|\\s?(?:m²|m\\b|kWh|%))${thousands}`, 'i');
}

function groupsOf(price: number): string {
  return String(price).replace(/\B(?=(\d{3})+$)/g, '[.,\\s\\u00a0\\u202f’]?');
}

/** A row labelled price or rent, whatever its value. */
const PRICE_ROW = /<dt>(?:Prijs|Huurprijs|Prix|Loyer|Price|Rent|Preis|Miete)<\/dt>/;

/** Similar homes on offer may have the same price. */
function withoutSimilar(page: string): string {
  return page.replace(/<section class="similar".*?<\/section>/s, '').replace(/<div hidden.*/s, '');
}

test('the price of a sold or rented home is nowhere on its page, including its texts', async () => {
  const homes = await closedHomes();
  expect(homes.length).toBeGreaterThan(40);
  expect(homes.filter(({ written, price }) => amountIn(price).test(written)).length).toBeGreaterThan(5);
  for (const { id, price } of homes) {
    for (const locale of LOCALES) {
      const page = await request(site.app)
        .get(routePath('estate', locale, { estateId: id }))
        .redirects(1);
      expect(page.status).toBe(200);
      const own = withoutSimilar(page.text);
      expect([id, locale, PRICE_ROW.test(own)]).toEqual([id, locale, false]);
      expect([id, locale, amountIn(price).exec(own)?.[0]]).toEqual([id, locale, undefined]);
    }
    const legacy = await request(site.app).get(`/nl/ajax/estate/${id}`);
    expect(JSON.stringify(legacy.body)).not.toMatch(amountIn(price));
  }
});

test('other costs of a home stay in its text', async () => {
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

test('prices of closed projects, of sold entities and of units no longer offered are not on their pages', async () => {
  const { rows } = await site.database.pool.query<{ path: string; prices: number[] }>(
    `select 'estate/' || p.id as path, array_agg(e.price_cents / 100) as prices
       from listing p join project_entity e on project_id = p.id
       where p.status in ('SOLD', 'WITHDRAWN') and e.price_cents is not null group by p.id
     union all
     select 'estate/' || p.id || '/x/' || e.id, array[e.price_cents / 100]
       from listing p join project_entity e on project_id = p.id
       where e.status = 'SOLD' and e.price_cents is not null and p.status <> 'IN_PREPARATION'
         and not exists (select from project_entity o
           where o.project_id = p.id and o.id <> e.id and o.price_cents = e.price_cents)
     union all
     select 'unit/' || u.id, array_agg(s.price_per_night_cents / 100)
       from listing u join rental_season s on listing_id = u.id
       where u.status in ('RENTED', 'WITHDRAWN') group by u.id`,
  );
  const kinds = new Set(rows.map(({ path }) => path.replaceAll(/\d+/g, '')));
  expect(kinds).toEqual(new Set(['estate/', 'estate//x/', 'unit/']));
  for (const { path, prices } of rows) {
    const [kind, id, slug, entity] = path.split('/');
    const address =
      kind === 'unit'
        ? routePath('holidayUnit', 'nl', { rentalUnitId: id as string })
        : entity
          ? routePath('projectEntity', 'nl', {
              estateId: id as string,
              slug: slug as string,
              entityId: entity,
            })
          : routePath('estate', 'nl', { estateId: id as string });
    const { status, text } = await request(site.app).get(address).redirects(1);
    expect([200, 410]).toContain(status);
    const found = prices.flatMap((price) => amountIn(Number(price)).exec(withoutSimilar(text))?.[0] ?? []);
    expect([path, found]).toEqual([path, []]);
  }
});

test('a price without a currency, or beside excluded costs, is in no text either', async () => {
  const price = 325_000;
  const written =
    'Voor 325.000 was ze van u, rond 325K, Vraagprijs excl. kosten: € 325.000, € 325.000 kosten koper.';
  const { rows } = await site.database.pool.query<{ id: string }>(
    `with home as (
       update listing set price_cents = $1 where id = (
         select min(id) from listing where kind = 'estate' and status = 'SOLD') returning id)
     update listing_text set description = $2 from home where listing_id = home.id returning home.id`,
    [price * 100, written],
  );
  const query = `{ estate(id: "${rows[0]?.id}", locale: nl) { description { text } } }`;
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(written).toMatch(figureIn(price));
  expect(body.data.estate.description.text).not.toMatch(figureIn(price));
  expect(body.data.estate.description.text).toMatch(/^Voor … was/);
});

test('a sold home whose only price was on request has no price', async () => {
  const { rows } = await site.database.pool.query<{ id: number }>(
    `update listing set price_cents = null where kind = 'estate' and status in ('SOLD', 'RENTED')
     returning id`,
  );
  for (const { id } of rows.slice(0, 5)) {
    const { text } = await request(site.app)
      .get(routePath('estate', 'en', { estateId: String(id) }))
      .redirects(1);
    expect(withoutSimilar(text)).not.toMatch(PRICE_ROW);
    expect(withoutSimilar(text)).not.toMatch(/>Price on request</);
  }
});
