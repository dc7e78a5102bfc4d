/** Homes whose address contradicts itself are imported, and the report names the address. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { presentReport } from '../../../server/features/import/present-report.ts';
import type { ImportReport } from '../../../server/features/import/report.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { estate, feed } from '../feed-builder.ts';

const GENT = { latitude: 51.05, longitude: 3.72 };
const HOMES = [
  estate('BK-1'),
  estate('BK-2', { address: { street: 'Veldstraat', postalCode: '9050', city: 'Gentbruge' } }),
  estate('BK-3', { location: { latitude: 0, longitude: 0 } }),
  estate('BK-4', { location: { latitude: GENT.longitude, longitude: GENT.latitude } }),
  estate('BK-5', { location: { latitude: 50.63, longitude: 5.57 } }),
  estate('BK-6', { address: { street: 'Veldstraat', city: 'Gent' } }),
];

let database: TestDatabase;
let report: ImportReport;
beforeAll(async () => {
  database = await createTestDatabase('places');
  const lines = feed(...HOMES);
  report = await importFeed(database.db, lines, { source: 'test', now: new Date('2026-11-20T06:00:00Z') });
});
afterAll(() => database.drop());

test('all homes are imported', () => {
  expect(report).toMatchObject({ new: HOMES.length, rejected: 0 });
});

test('a point that is swapped is corrected; one far from the town is dropped with the street', async () => {
  const rows = await database.db
    .selectFrom('listing')
    .select(['reference', 'latitude', 'longitude', 'street', 'is_address_hidden'])
    .orderBy('reference')
    .execute();
  const byReference = Object.fromEntries(rows.map(({ reference, ...row }) => [reference, row]));
  expect(byReference['BK-4']).toEqual({ ...GENT, street: 'Veldstraat', is_address_hidden: false });
  for (const reference of ['BK-3', 'BK-5']) {
    expect(byReference[reference]).toMatchObject({ street: null, is_address_hidden: true });
    expect(byReference[reference]?.latitude).toBeCloseTo(51.05, 1);
    expect(byReference[reference]?.longitude).toBeCloseTo(3.72, 1);
  }
});

test('the report names what was not taken as written', () => {
  expect(presentReport(report)).toContain(`  Addresses to check:
    "9050 Gentbruge" is read as 9050 Gentbrugge (1)
    the location is more than 15 km from 9000 Gent, not used (2)
    latitude and longitude are swapped in 9000 Gent (1)
`);
});
