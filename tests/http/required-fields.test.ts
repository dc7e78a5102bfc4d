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

/** Returns the facts of a section of a home's page, in English. */
async function factsOf(id: number, section: string): Promise<Facts> {
  const { text } = await request(site.app).get(`/en/offer/${id}`).redirects(1);
  const html = new RegExp(`<section id="${section}".*?</section>`, 's').exec(text)?.[0] ?? '';
  const pairs = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

const UNKNOWN = 'Not yet provided';
const PLANNING = {
  'Building permit': UNKNOWN,
  Zoning: UNKNOWN,
  'Summons or remedial order': UNKNOWN,
  'Right of pre-emption': UNKNOWN,
  'Subdivision permit': UNKNOWN,
  'P-score (parcel)': UNKNOWN,
  'G-score (building)': UNKNOWN,
};

describe('legally required facts', () => {
  test("in Flanders: planning, flood scores and the certificate's number, even when the feed lacks them", async () => {
    const homes = await silentHomes('FLANDERS');
    expect(homes.length).toBeGreaterThan(2);
    for (const id of homes) {
      expect(await factsOf(id, 'planning')).toMatchObject(PLANNING);
      const epc = await factsOf(id, 'epc');
      expect(epc).toHaveProperty('Energy label');
      expect(epc).toHaveProperty('Certificate number');
    }
  });

  test.each(['WALLONIA', 'BRUSSELS'] as const)(
    'in %s: known planning facts, and the certificate',
    async (region) => {
      const homes = await silentHomes(region);
      expect(homes.length).toBeGreaterThan(0);
      for (const id of homes) {
        expect(await factsOf(id, 'planning')).toEqual({});
        const epc = await factsOf(id, 'epc');
        expect(epc).toHaveProperty('Certificate number');
        if (region === 'BRUSSELS') expect(epc).toHaveProperty('CO₂ emissions');
      }
    },
  );

  test('of a sold home are not required', async () => {
    const { db } = site.database;
    const [id = 0] = await silentHomes('FLANDERS');
    await db
      .updateTable('listing')
      .set({ status: 'SOLD', closed_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await factsOf(id, 'planning')).toEqual({});
  });
});

describe('protected heritage', () => {
  const LAW = {
    FLANDERS: 'Onroerenderfgoeddecreet van 12 juli 2013',
    WALLONIA: 'Waals Erfgoedwetboek',
    BRUSSELS: 'Brussels Wetboek van Ruimtelijke Ordening',
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

test('every rental on offer states its charges, or that they are not yet provided', async () => {
  const { rows } = await site.database.pool.query(
    `select listing.id, coalesce(sections->'financial' ? 'charges', false) as is_known from listing join estate_details on listing_id = id
     where status in ('AVAILABLE', 'OPTION') and transaction = 'RENT' order by is_known, id`,
  );
  const silent = rows.filter(({ is_known }) => !is_known);
  expect(silent.length).toBeGreaterThan(10);
  for (const { id } of silent) expect(await factsOf(id, 'financial')).toMatchObject({ Charges: UNKNOWN });
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
