/** Shops, student rooms, lots and new buildings, from the feed to pages, API and exports. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { ALL_REMOVALS } from '../../../server/features/import/removal-rules.ts';
import { routePath } from '../../../shared/routes.ts';
import { EXPORT_KEY, startExportingSite } from '../../feeds-out/exporting-site.ts';
import { entity, estate, feed, project } from '../../import/feed-builder.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import type { TestSite } from '../../support/site.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const LEASE = { kind: 'STUDENT', months: 10, pets: false, domicile: true, permit: 'PL-2024-17' } as const;
const CO_OWNERSHIP = {
  manager: 'Syndicus Lindehof',
  shares: 37,
  totalShares: 1000,
  reserveFund: 1850,
  monthlyProvision: 140,
  chargesKind: 'PROVISION',
} as const;
const PARCEL = {
  soilCertificate: true,
  soilText: { nl: 'Geen gegevens over deze grond.' },
  servitudes: true,
  servitudesText: { nl: 'Recht van doorgang.', fr: 'Droit de passage.' },
};
const LOT = { number: '7', buildableArea: 120, maxFloors: 2, rules: { nl: 'Open bebouwing.' } };

const SHOP = estate('BK-1', {
  transaction: 'RENT',
  price: 1500,
  type: 'COMMERCIAL',
  subType: 'SHOP',
  dimensions: { usableArea: 120 },
  comfort: {},
  financial: { goodwill: 45_000 },
  lease: { kind: 'COMMERCIAL', months: 108 },
});
const ROOM = estate('BK-2', {
  transaction: 'RENT',
  price: 465,
  type: 'APARTMENT',
  subType: 'STUDENT_ROOM',
  dimensions: { livingArea: 18 },
  comfort: { commonSpaces: ['KITCHEN', 'STUDY_ROOM'] },
  energy: { eLevel: 20, sLevel: 28, chargingPoint: true, battery: false },
  technical: { drainageReport: 'COMPLIANT' },
  lease: LEASE,
});
const FLAT = estate('BK-3', { coOwnership: CO_OWNERSHIP, parcel: PARCEL });
const PLOT = estate('BK-4', {
  type: 'LAND',
  subType: 'BUILDING_PLOT',
  dimensions: { plotArea: 640 },
  comfort: {},
  lot: LOT,
});
/** Written for a release that did not know usable areas. */
const OFFICE = estate('BK-5', {
  type: 'COMMERCIAL',
  subType: 'OFFICE',
  dimensions: { livingArea: 210 },
  comfort: {},
});
const BOAT = estate('BK-6', { subType: 'HOUSEBOAT', dimensions: { livingArea: 90 } });
const lot = (number: string, plotArea: number) =>
  entity(`PR-1-${number}`, {
    number,
    type: 'LAND',
    subType: 'BUILDING_PLOT',
    floor: undefined,
    bedrooms: undefined,
    livingArea: undefined,
    plotArea,
    plan: undefined,
    price: 150_000,
  });
const ALLOTMENT = project('PR-1', { name: 'Hopveld', entities: [lot('1', 410), lot('2', 520)] });
const NEW = project('PR-2', {
  entities: [
    entity('PR-2-1', { price: 300_000, vatRegime: 'BUILDING_AND_LAND', vatRate: 21, landPercent: 20 }),
    entity('PR-2-2', { price: 300_000, vatRegime: 'BUILDING_ONLY', vatRate: 21, landPercent: 20 }),
    entity('PR-2-3', { price: 300_000, vatRegime: 'BUILDING_AND_LAND', vatRate: 6 }),
    entity('PR-2-4', { price: 300_000, vatRegime: 'BUILDING_ONLY', vatRate: 21 }),
    entity('PR-2-5', { price: 300_000 }),
    entity('PR-2-6', { price: 300_000, vatRegime: 'BUILDING_AND_LAND', vatRate: 21, landPercent: 0 }),
    entity('PR-2-7', { price: 300_000, vatRegime: 'BUILDING_AND_LAND', vatRate: 21, landPercent: 33.333 }),
  ],
});

let database: TestDatabase;
let site: TestSite;
beforeAll(async () => {
  database = await createTestDatabase('places');
  site = await startExportingSite({ database });
  const lines = feed(SHOP, ROOM, FLAT, PLOT, OFFICE, BOAT, ALLOTMENT, NEW);
  const options = { source: 'test', now: NOW, removals: ALL_REMOVALS };
  expect(await importFeed(site.services.db, lines, options)).toMatchObject({ rejected: 0 });
});
afterAll(async () => {
  await site.stop();
  await database.drop();
});

async function idOf(reference: string): Promise<number> {
  const { rows } = await database.pool.query(
    'select id from listing where reference = $1 union select id from project_entity where reference = $1',
    [reference],
  );
  return rows[0].id;
}

async function pageOf(reference: string, locale = 'nl'): Promise<string> {
  const { text } = await request(site.app)
    .get(`/${locale}/detail?id=${await idOf(reference)}`)
    .redirects(2);
  return text;
}

/** The query string of the link to the calculator of purchase costs. */
function costParameters(html: string): URLSearchParams {
  const [, query = ''] = html.split(`${routePath('purchaseCost', 'nl')}?`)[1]?.match(/^([^"]+)"/) ?? [];
  return new URLSearchParams(query.replaceAll('&amp;', '&'));
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

async function ask(query: string) {
  const { body } = await request(site.app).post('/graphql').send({ query });
  expect(body.errors).toBeUndefined();
  return body.data;
}

const askEstate = async (reference: string, fields: string, locale = 'nl') =>
  (await ask(`{ estate(id: ${await idOf(reference)}, locale: ${locale}) { ${fields} } }`)).estate;

describe('a shop to let', () => {
  test('has a usable area, a rent per m² and year, and its business', async () => {
    const fields =
      'livingArea usableArea rentPerSquareMetreYear financial { goodwill } lease { kind months }';
    expect(await askEstate('BK-1', fields)).toEqual({
      livingArea: 120,
      usableArea: 120,
      rentPerSquareMetreYear: 150,
      financial: { goodwill: 45_000 },
      lease: { kind: 'COMMERCIAL', months: 108 },
    });
    const text = textOf(await pageOf('BK-1'));
    for (const words of [
      'Nuttige oppervlakte',
      '€ 150/m² per jaar, excl. btw',
      'Overname handelsfonds',
      'Handelshuur',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
    expect(text).not.toContain('Bewoonbare oppervlakte');
  });

  test('of an older feed has the same area', async () => {
    const fields = 'usableArea dimensions { livingArea usableArea }';
    expect(await askEstate('BK-5', fields)).toEqual({
      usableArea: 210,
      dimensions: { livingArea: 210, usableArea: 210 },
    });
    expect(textOf(await pageOf('BK-5'))).not.toContain('Bewoonbare oppervlakte');
  });
});

test('a student room has its lease, shared spaces and energy', async () => {
  const text = textOf(await pageOf('BK-2')).replaceAll('\u00a0', ' ');
  for (const words of ['Studentenkamer', 'Studentenhuur', 'Keuken, Studieruimte', 'E20', 'S28', 'PL-2024-17'])
    expect(text).toContain(words);
  expect(text).toMatch(/Keuring van de privéwaterafvoer Conform/);
  const found = await ask('{ estates(locale: nl, filter: { subTypes: [STUDENT_ROOM] }) { total } }');
  expect(found.estates.total).toBe(1);
});

test('texts of the parcel are in the language of the page, else marked with theirs', async () => {
  const french = await pageOf('BK-3', 'fr');
  expect(french).toContain('<span lang="nl">Geen gegevens over deze grond.</span>');
  expect(french).toContain('Droit de passage.');
  expect(textOf(french)).toContain('Quotités dans les parties communes 37/1000');
});

test('a building plot has its lot', async () => {
  const text = textOf(await pageOf('BK-4'));
  for (const words of ['Lotnummer 7', 'Maximaal aantal bouwlagen 2', 'Open bebouwing.'])
    expect(text).toContain(words);
});

test('a houseboat is movable property, without registration duty', async () => {
  expect(await askEstate('BK-6', 'purchaseCost { total } areCostsUnknown')).toEqual({
    purchaseCost: null,
    areCostsUnknown: false,
  });
});

test('an allotment has lots', async () => {
  const text = textOf(await pageOf('PR-1'));
  expect(text).toContain('2 van 2 loten');
  expect(text).not.toMatch(/eenhe|Slaapkamers/);
  const { project: found } = await ask(`{ project(id: ${await idOf('PR-1')}, locale: nl) { kind } }`);
  expect(found.kind).toBe('ALLOTMENT');
});

describe('a unit of a new building', () => {
  test.each([
    ['PR-2-1', 363_000],
    // VAT on four fifths, registration duty of 12 % in Flanders on the land.
    ['PR-2-2', 300_000 + 240_000 * 0.21 + 60_000 * 0.12],
    ['PR-2-3', 318_000],
    ['PR-2-4', null],
    ['PR-2-5', null],
  ])('%s costs %d with taxes', async (reference, expected) => {
    const id = await idOf(reference);
    const query = `{ project(id: ${await idOf('PR-2')}, locale: nl) { kind entity(id: ${id}) { priceWithTaxes } } }`;
    const { project: found } = await ask(query);
    expect(found).toEqual({ kind: 'BUILDING', entity: { priceWithTaxes: expected } });
  });

  test('says its taxes, and opens the calculator with them', async () => {
    const html = await pageOf('PR-2-2');
    const text = textOf(html).replaceAll('\u00a0', ' ');
    expect(text).toContain('Btw-tarief 21 %');
    expect(text).toContain('Prijs met btw en registratierechten € 357.600');
    expect(Object.fromEntries(costParameters(html))).toMatchObject({
      kind: 'new',
      price: '300000',
      vat: '21',
      land: '20',
      seller: 'other',
    });
  });

  test.each([
    ['PR-2-6', '0', '0'],
    ['PR-2-7', '33,333', '33.33'],
  ])('%s says its share of the land, which the calculator reads', async (reference, said, expected) => {
    const html = await pageOf(reference);
    expect(textOf(html).replaceAll('\u00a0', ' ')).toContain(`Aandeel van de grond in de prijs ${said} %`);
    const parameters = costParameters(html);
    expect(parameters.get('land')).toBe(expected);
    const { text } = await request(site.app).get(`${routePath('purchaseCost', 'nl')}?${parameters}`);
    expect(text).toContain('class="cost-lines__amount"');
    expect(text).not.toContain('aria-invalid');
  });
});

test('exports have what the feed gave', async () => {
  const { text } = await request(site.app).get('/feeds/homes.jsonl').query({ key: EXPORT_KEY });
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const lineOf = (reference: string) => lines.find((line) => line.reference === reference);
  expect(lineOf('BK-1')).toMatchObject({ dimensions: { usableArea: 120 }, financial: { goodwill: 45_000 } });
  expect(lineOf('BK-2')).toMatchObject({ lease: LEASE, energy: { eLevel: 20 } });
  expect(lineOf('BK-3')).toMatchObject({ coOwnership: CO_OWNERSHIP, parcel: PARCEL });
  expect(lineOf('BK-4')).toMatchObject({ lot: LOT });
  expect(lineOf('PR-2').entities[0]).toMatchObject({
    vatRegime: 'BUILDING_AND_LAND',
    vatRate: 21,
    landPercent: 20,
  });
});
