import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { startSite, type TestSite } from '../support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

type Facts = Record<string, string>;

/** Returns homes of a region whose feed lacks planning data. */
async function silentHomes(region: 'FLANDERS' | 'WALLONIA' | 'BRUSSELS', status = 'AVAILABLE') {
  const { rows } = await site.database.pool.query(
    `select listing.id from listing join city on city.id = city_id join estate on estate.listing_id = listing.id
     join estate_details using (listing_id)
     where region = $1 and status = $2 and coalesce(sections->'planning', '{}') = '{}'
       and type in ('HOUSE', 'APARTMENT') order by listing.id limit 12`,
    [region, status],
  );
  return rows.map(({ id }) => Number(id));
}

async function transactionOf(id: number): Promise<string> {
  const { rows } = await site.database.pool.query('select transaction from listing where id = $1', [id]);
  return rows[0].transaction;
}

/** Returns the facts of a section of a home's page, in English. */
async function factsOf(id: number, section: string): Promise<Facts> {
  const { text } = await request(site.app).get(`/en/offer/${id}`).redirects(1);
  const html = new RegExp(`<section id="${section}".*?</section>`, 's').exec(text)?.[0] ?? '';
  const groups = [...html.matchAll(/((?:<dt>[^<]*<\/dt>)+)<dd>(.*?)<\/dd>/g)];
  // What a home does not have is a group of several names with one answer.
  const pairs = groups.flatMap(([, names = '', value]) =>
    [...names.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => [name, value]),
  );
  return Object.fromEntries(pairs);
}

const UNKNOWN = 'Not yet provided';
const PLANNING = {
  'Planning permission': UNKNOWN,
  Zoning: UNKNOWN,
  'Summons or remedial order': UNKNOWN,
  'Right of pre-emption': UNKNOWN,
  'Subdivision permit': UNKNOWN,
};

/** Returns a home's page in English, without markup inside its section of legal statements. */
async function legalTextOf(id: number): Promise<string> {
  const { text } = await request(site.app).get(`/en/offer/${id}`).redirects(1);
  const section = /<section id="legal".*?<\/section>/s.exec(text)?.[0] ?? '';
  return section.replaceAll(/<[^>]+>/g, ' ');
}

describe('the legal statements', () => {
  test('of a sale in Flanders name missing planning answers, which other sections leave out', async () => {
    const homes = await silentHomes('FLANDERS');
    expect(homes.length).toBeGreaterThan(2);
    for (const id of homes) {
      expect(await factsOf(id, 'planning')).toEqual({});
      const missing = await factsOf(id, 'legal');
      if ((await transactionOf(id)) === 'SALE') expect(missing).toMatchObject(PLANNING);
      else expect(missing).not.toHaveProperty('Zoning');
    }
  });

  test('of a complete home name what other sections state', async () => {
    const [id = 0] = await silentHomes('BRUSSELS');
    await site.database.pool.query(
      `update estate_details set sections = sections || '{"epc": {"co2": 31}, "financial": {"charges": 20},
         "planning": {"destinationText": "Zone mixte", "informationUrl": "https://a.example"}}'
       where listing_id = $1`,
      [id],
    );
    await site.database.pool.query(`update estate set epc_label = 'C' where listing_id = $1`, [id]);
    expect(await factsOf(id, 'legal')).toEqual({});
    expect(await legalTextOf(id)).toContain('Stated elsewhere on this page: Energy label, CO₂ emissions');
    const { text } = await request(site.app).get(`/en/offer/${id}`).redirects(1);
    expect(text).toMatch(/aria-current="true"><span class="label label--c">C</);
  });

  test.each([
    ['SALE', 'planning', 'Zoning'],
    ['RENT', 'financial', 'Rent'],
  ])('alone name what a home for %s does not provide yet', async (transaction, section, name) => {
    const { pool } = site.database;
    const [id = 0] = await silentHomes('FLANDERS');
    const read =
      'select price_cents, sections from listing join estate_details on listing_id = id where id = $1';
    const { rows } = await pool.query(read, [id]);
    const write = async (price: number | null, planning: object) => {
      const values = [id, transaction, price];
      await pool.query('update listing set transaction = $2, price_cents = $3 where id = $1', values);
      const sections = Object.assign({}, rows[0].sections, { planning, financial: { guarantee: 500 } });
      await pool.query('update estate_details set sections = $2 where listing_id = $1', [id, sections]);
    };
    await write(null, { permit: true });
    expect(await factsOf(id, 'legal')).toMatchObject({ [name]: UNKNOWN });
    expect(await factsOf(id, section)).not.toHaveProperty(name);
    await write(100_000, { permit: true, destination: 'RESIDENTIAL' });
    expect(await factsOf(id, 'legal')).not.toHaveProperty(name);
    expect(await factsOf(id, section)).toHaveProperty(name);
    await pool.query('update estate_details set sections = $2 where listing_id = $1', [id, rows[0].sections]);
  });

  test.each([
    ['WALLONIA', ['Planning permission', 'Zoning', 'Subdivision permit']],
    ['BRUSSELS', ['Zoning', 'Planning information']],
  ] as const)('of a sale in %s name the planning answers of the region', async (region, names) => {
    const homes = await silentHomes(region);
    expect(homes.length).toBeGreaterThan(0);
    for (const id of homes) {
      expect(await factsOf(id, 'planning')).toEqual({});
      const missing = await factsOf(id, 'legal');
      const required = (await transactionOf(id)) === 'SALE' ? names : [];
      expect(Object.keys(missing).filter((name) => name in PLANNING || /^Planning/.test(name))).toEqual(
        required,
      );
      expect(await legalTextOf(id)).toContain('Legal basis');
    }
  });

  test('name their laws, and what a buyer has to renovate', async () => {
    const [id = 0] = await silentHomes('FLANDERS');
    await site.database.pool.query(`update estate set epc_label = 'F' where listing_id = $1`, [id]);
    await site.database.pool.query(`update listing set transaction = 'SALE' where id = $1`, [id]);
    const text = await legalTextOf(id);
    expect(text).toContain('within 6 years of the deed it must reach label D or better');
    expect(text).toContain('Flemish Spatial Planning Code, art. 5.2.6');
  });

  test('of a sold home are left out', async () => {
    const { db } = site.database;
    const [id = 0] = await silentHomes('FLANDERS');
    await db
      .updateTable('listing')
      .set({ status: 'SOLD', closed_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await legalTextOf(id)).toBe('');
  });
});

describe('protected heritage', () => {
  const LAW = {
    FLANDERS: 'Onroerenderfgoeddecreet van 12 juli 2013',
    WALLONIA: 'Waals Erfgoedwetboek',
    BRUSSELS: 'titel V van het Brussels Wetboek van Ruimtelijke Ordening',
  } as const;

  test.each(['FLANDERS', 'WALLONIA', 'BRUSSELS'] as const)(
    'in %s is shown with its legal consequences',
    async (region) => {
      const [, id = 0] = await silentHomes(region);
      const pageOf = async () => (await request(site.app).get(`/nl/aanbod/${id}`).redirects(1)).text;
      expect(await pageOf()).not.toContain(LAW[region]);
      await site.database.pool.query(
        `update estate_details set sections = jsonb_set(sections, '{planning}', '{"heritage": true}') where listing_id = $1`,
        [id],
      );
      expect(await pageOf()).toContain(LAW[region]);
    },
  );
});

test('every home to rent states its charges, or that they are not yet provided', async () => {
  const { rows } = await site.database.pool.query(
    `select listing.id, coalesce(sections->'financial' ? 'charges', false) as is_known
     from listing join estate_details on listing_id = id join estate using (listing_id) join city on city.id = city_id
     where status in ('AVAILABLE', 'OPTION') and transaction = 'RENT' and type in ('HOUSE', 'APARTMENT')
       and region is not null
     order by is_known, id`,
  );
  const silent = rows.filter(({ is_known }) => !is_known);
  expect(silent.length).toBeGreaterThan(5);
  for (const { id } of silent) expect(await factsOf(id, 'legal')).toMatchObject({ Charges: UNKNOWN });
  expect((await factsOf(rows.at(-1).id, 'financial')).Charges).toContain('€');
});

test('facilities, comfort and other facts are separate sections', async () => {
  const { rows } = await site.database.pool.query(
    `select listing_id as id from estate_details join listing on listing.id = listing_id
     where status = 'AVAILABLE' and sections->'comfort' ? 'alarm' and sections->'comfort' ? 'bedrooms'
       and sections->'extras' ? 'terrace' order by 1 limit 1`,
  );
  const { id } = rows[0];
  expect(await factsOf(id, 'facilities')).toHaveProperty('Bedrooms');
  expect(await factsOf(id, 'comfort')).toHaveProperty('Alarm');
  expect(await factsOf(id, 'other')).toHaveProperty('Terrace');
});

test('a building for sale that is let states its rent and gross yield', async () => {
  const { rows } = await site.database.pool.query(
    `select listing_id as id, price_cents::float8 / 100 as price, (sections->'financial'->>'currentRent')::float8 as rent
     from estate_details join listing on listing.id = listing_id
     where status = 'AVAILABLE' and price_cents is not null and sections->'financial' ? 'currentRent'
     order by 1 limit 1`,
  );
  const { id, price, rent } = rows[0];
  const facts = await factsOf(id, 'return');
  expect(facts['Gross yield']).toBe(`${((1200 * rent) / price).toFixed(1)}%`);
  expect(facts['Rent a year']).toBe(`€${(12 * rent).toLocaleString('en')}`);
});
