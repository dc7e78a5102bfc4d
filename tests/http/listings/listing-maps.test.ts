/** Maps of listings: the position, and what a hidden address must not reveal. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../../server/features/import/removal-rules.ts';
import { kilometresBetween } from '../../../shared/geography/plane.ts';
import { routePath } from '../../../shared/routes.ts';
import { estate, feed, project, rentalUnit } from '../../import/feed-builder.ts';
import { startSite, type TestSite } from '../../support/site.ts';

const EXACT = { latitude: 51.06218, longitude: 3.70146 };
type Point = typeof EXACT;
/** Digits that give the position within some ten metres. */
const TELLING = /51\.062[12]|3\.701[45]/;
const SHOWN_AT = { latitude: 51.0402, longitude: 3.7422 };
const address = { street: 'Veldstraat', number: '12', postalCode: '9000', city: 'Gent' };
const LINES = [
  ...[estate('H-1'), project('H-2'), rentalUnit('H-3')].map((line) => {
    return { ...line, location: EXACT, address: { ...address, hidden: true } };
  }),
  ...[estate('S-1'), project('S-2'), rentalUnit('S-3')].map((line) => ({
    ...line,
    location: SHOWN_AT,
    address,
  })),
  rentalUnit('S-4', {
    address: { city: 'Marbella', country: 'ES' },
    location: { latitude: 36.51, longitude: -4.88 },
  }),
];
const KINDS = ['home', 'project', 'entity', 'rental unit'] as const;
const REFERENCES = { home: 1, project: 2, entity: 2, 'rental unit': 3 };

let site: TestSite;
let ids: Map<string, number>;
let offices: Point[];

beforeAll(async () => {
  site = await startSite();
  const { db, pool } = site.database;
  await importFeed(db, feed(...LINES), { source: 'test', now: new Date(), removals: ALL_REMOVALS });
  const listings = await pool.query('select id, reference from listing');
  const entities = await pool.query('select id, reference from project_entity');
  offices = (await pool.query('select latitude, longitude from office')).rows;
  ids = new Map([...listings.rows, ...entities.rows].map(({ id, reference }) => [reference, id]));
});
afterAll(() => site.stop());

const get = (path: string) => request(site.app).get(path).set('accept', 'text/html').redirects(2);
const idOf = (reference: string) => ids.get(reference) ?? 0;

async function pageOf(kind: (typeof KINDS)[number], hidden: 'H' | 'S'): Promise<string> {
  const reference = `${hidden}-${REFERENCES[kind]}`;
  const id = idOf(kind === 'entity' ? `${reference}-101` : reference);
  const { status, text } = await get(`${routePath('detail', 'nl')}?id=${id}`);
  expect(status).toBe(200);
  return text;
}

async function ask(query: string) {
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.errors).toBeUndefined();
  return body.data;
}

/** Returns the distance in kilometres to the nearest office. */
const nearest = (point: Point) => Math.min(...offices.map((office) => kilometresBetween(point, office)));

const SHOWN = `{ isLocationBlurred location { latitude longitude } address { street number }
  nearestOffice { kilometres office { name location { latitude longitude } } } }`;
const findListings = async (hidden: 'H' | 'S') => {
  const [home, other, unit] = [1, 2, 3].map((number) => idOf(`${hidden}-${number}`));
  const found =
    await ask(`{ estate(id: ${home}, locale: nl) ${SHOWN} project(id: ${other}, locale: nl) ${SHOWN}
    rentalUnit(id: ${unit}, locale: nl) ${SHOWN} }`);
  return [found.estate, found.project, found.rentalUnit];
};

describe.each(KINDS)('the page of a %s', (kind) => {
  test('has a pin at its position, and the distance to the nearest office', async () => {
    const text = await pageOf(kind, 'S');
    expect(text).toContain(`data-latitude="${SHOWN_AT.latitude}"`);
    expect(text).not.toContain('data-radius');
    expect(text).toContain('/map/nl/still/12/51.0402,3.7422.svg');
    expect(text).toMatch(
      /<a href="\/nl\/kantoren\/\d+\/baksteen-gent">[^<]*kantoor: Baksteen Gent, op 1,9\u00a0km/,
    );
  });

  test('with a hidden address has a circle, and reveals its position nowhere', async () => {
    const text = await pageOf(kind, 'H');
    expect(text).toContain('data-radius="500"');
    expect(text).toMatch(/<img class="map__still" src="\/map\/nl\/still\/12\/[\d.,]+-500\.svg"/);
    expect(text).toMatch(/op ongeveer \d(,5)?\u00a0km/);
    expect(text).not.toMatch(TELLING);
    expect(text).not.toContain('Veldstraat');
  });
});

describe('a hidden address', () => {
  test('is published as its blurred point only', async () => {
    for (const listing of await findListings('H')) {
      const { isLocationBlurred, location, address: shown, nearestOffice } = listing;
      expect({ isLocationBlurred, ...shown }).toEqual({
        isLocationBlurred: true,
        street: null,
        number: null,
      });
      expect(location).not.toEqual(EXACT);
      expect(kilometresBetween(location, EXACT)).toBeLessThan(0.75);
      expect(JSON.stringify(listing)).not.toMatch(TELLING);
      // The distance is computed from the blurred point.
      const { kilometres } = nearestOffice;
      expect(kilometres).toBe(Math.max(1, Math.round(nearest(location) * 2)) / 2);
    }
    const { text } = await get(`/nl/ajax/estate/${idOf('H-1')}`);
    expect(text).toContain('"lat"');
    expect(text).not.toMatch(TELLING);
  });

  test('is stored as its blurred point only', async () => {
    const { rows } = await site.database.pool.query(`select * from listing where reference like 'H-%'`);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(TELLING);
  });
});

describe('the nearest office', () => {
  test('of a shown address is precise to 100 metres', async () => {
    for (const { location, nearestOffice } of await findListings('S')) {
      expect(location).toEqual(SHOWN_AT);
      const { kilometres, office } = nearestOffice;
      expect(office.name).toBe('Baksteen Gent');
      expect(kilometres).toBe(Math.round(nearest(location) * 10) / 10);
    }
  });

  test('is absent abroad and for withdrawn listings', async () => {
    const { rows } = await site.database.pool.query(
      `select id from listing where kind = 'estate' and status = 'WITHDRAWN' limit 1`,
    );
    const found = await ask(`{ rentalUnit(id: ${idOf('S-4')}, locale: nl) ${SHOWN}
      estate(id: ${rows[0].id}, locale: nl) ${SHOWN} }`);
    expect([found.rentalUnit.nearestOffice, found.estate.nearestOffice]).toEqual([null, null]);
    const { text } = await get(routePath('holidayUnit', 'nl', { rentalUnitId: idOf('S-4') }));
    expect(text).toContain('data-latitude="36.51"');
    expect(text).not.toContain('Dichtstbijzijnde kantoor');
  });
});
