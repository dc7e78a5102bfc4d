/** Towns abroad that only a feed knows: they are stored, found by search, counted by country, and have a page. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seedCities } from '../../../server/features/cities/seed.ts';
import { loadCityDirectory } from '../../../server/features/cities/store/directory.ts';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { presentReport } from '../../../server/features/import/present-report.ts';
import type { ImportReport } from '../../../server/features/import/report.ts';
import { createTownWriter } from '../../../server/features/import/towns/new-town.ts';
import { settleAbroad } from '../../../server/features/import/towns/settle-abroad.ts';
import { TownIndex } from '../../../server/features/import/towns/town-index.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { estate, feed } from '../feed-builder.ts';

const JAVIER = { latitude: 37.806, longitude: -0.837 };
const HOMES = [
  estate('ES-1', { address: { city: 'SAN JAVIER', province: 'Murcia', country: 'ES' }, location: JAVIER }),
  estate('ES-2', {
    address: { city: 'San Javier (Murcia)', postalCode: '30730', country: 'ES' },
    location: { latitude: 37.81, longitude: -0.82 },
  }),
  estate('ES-3', { address: { city: 'Torrevieja', province: 'Alicante', country: 'ES' }, location: null }),
  estate('ES-4', { address: { city: 'Guardamar', province: 'Alicante', country: 'ES' }, location: null }),
  estate('FR-1', {
    address: { city: 'Honfleur', postalCode: '14600', country: 'FR' },
    location: { latitude: 49.42, longitude: 0.23 },
  }),
  estate('FR-2', { address: { city: 'Nowhere', country: 'FR' }, location: null }),
];

let database: TestDatabase;
let report: ImportReport;
let towns: TownIndex;
let create: ReturnType<typeof createTownWriter>;
beforeAll(async () => {
  database = await createTestDatabase('places');
  report = await importFeed(database.db, feed(...HOMES), {
    source: 'test',
    now: new Date('2026-11-20T06:00:00Z'),
  });
  towns = await TownIndex.load(database.db);
  create = createTownWriter(database.db, towns);
});
afterAll(() => database.drop());

test('homes with an unknown town are imported when the feed says where it lies', () => {
  expect(report).toMatchObject({ new: 5, rejected: 1 });
  expect(report.rejections[0]?.reasons).toEqual([
    'address: "Nowhere" in FR is a new place: the feed must say where it lies, and may have at most 500 new places',
  ]);
  expect(presentReport(report)).toContain('San Javier in ES is a new place (1)');
});

test('a home without a location waits for one that says where its town lies', async () => {
  const lines = feed(
    estate('NL-1', { address: { city: 'Retranchement', country: 'NL' }, location: null }),
    estate('NL-2', {
      address: { city: 'Zuidzande', country: 'NL' },
      location: { latitude: 0, longitude: 0 },
    }),
    estate('NL-3', {
      address: { city: 'Retranchement', country: 'NL' },
      location: { latitude: 51.37, longitude: 3.41 },
    }),
  );
  const now = new Date('2026-11-20T07:00:00Z');
  const { rejections, new: added } = await importFeed(database.db, lines, {
    source: 'test',
    feed: 'nl',
    now,
  });
  expect(added).toBe(2);
  expect(rejections).toMatchObject([{ line: 5, reference: 'NL-2' }]);
  expect(rejections[0]?.reasons[0]).toContain(
    '"Zuidzande" in NL is a new place: the feed must say where it lies',
  );
  const homes = await database.db
    .selectFrom('listing')
    .innerJoin('city', 'city.id', 'city_id')
    .where('feed', '=', 'nl')
    .select(['slug', 'listing.latitude'])
    .execute();
  expect(homes.map(({ slug }) => slug)).toEqual(['retranchement-nl', 'retranchement-nl']);
  expect(homes.every(({ latitude }) => Math.abs(latitude - 51.37) < 0.05)).toBe(true);
});

test('a name is one town, whose point is not that of a home', async () => {
  const cities = await loadCityDirectory(database.db);
  const [id] = await cities.search('san jav', { offset: 0, limit: 5 });
  const town = cities.byId(id as number);
  expect(town).toMatchObject({ slug: 'san-javier-es', postalCode: '', province: 'Murcia', country: 'ES' });
  expect(town.latitude).not.toBe(JAVIER.latitude);
  expect(town.latitude).toBeCloseTo(JAVIER.latitude, 1);
  const homes = await database.db
    .selectFrom('listing')
    .where('city_id', '=', town.id)
    .select('reference')
    .orderBy('reference')
    .execute();
  expect(homes.map(({ reference }) => reference)).toEqual(['ES-1', 'ES-2']);
  expect(cities.expand(['san-javier-es'])).toEqual([town.id]);
  expect(cities.byTownSlug('san-javier-es')?.id).toBe(town.id);
});

test('a directory in memory knows a new town after a refresh', async () => {
  const cities = await loadCityDirectory(database.db);
  const lines = feed(
    estate('PT-1', {
      address: { city: 'Lagos', country: 'PT' },
      location: { latitude: 37.1, longitude: -8.67 },
    }),
  );
  await importFeed(database.db, lines, { source: 'test', feed: 'pt', now: new Date('2026-11-20T07:00:00Z') });
  expect(cities.bySlug('lagos-pt')).toBeNull();
  await cities.refresh();
  expect(cities.bySlug('lagos-pt')).toMatchObject({ country: 'PT' });
});

test('a new seeding of the data files keeps the towns of feeds', async () => {
  // An older release does not know these towns, and deletes their terms.
  await database.db.deleteFrom('city_term').execute();
  await database.db.deleteFrom('seed').execute();
  await seedCities(database.db, () => {});
  const cities = await loadCityDirectory(database.db);
  expect(await cities.search('honfleur', { offset: 0, limit: 5 })).toHaveLength(1);
});

test.each([
  ['Saint-Martin', { latitude: 44.5, longitude: 4.5 }, 'saint-martin-fr'],
  ['Saint-Martin', { latitude: 48.4, longitude: -4.4 }, 'saint-martin-fr-2'],
  ['Saint Martin', { latitude: 48.5, longitude: -4.5 }, 'saint-martin-fr-2'],
  ['12 Rue de la Paix, Lyon', { latitude: 45.76, longitude: 4.83 }, 'lyon-fr'],
  ['Łódź', { latitude: 51.77, longitude: 19.46 }, 'lodz-fr'],
  ['Θεσσαλονίκη', { latitude: 40.64, longitude: 22.94 }, 'fr'],
  ['-', { latitude: 48.85, longitude: 2.35 }, null],
  ['', { latitude: 48.85, longitude: 2.35 }, null],
])('a home in "%s" at %j is in %s', async (city, point, slug) => {
  const settled = await settleAbroad({ country: 'FR', city }, point, { towns, create });
  const stored = await database.db
    .selectFrom('city')
    .where('id', '=', settled?.town.id ?? 0)
    .select('slug')
    .executeTakeFirst();
  expect(stored?.slug ?? null).toBe(slug);
});
