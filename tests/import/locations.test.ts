/** Points of feeds that cannot be those of their homes. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import { importFeed } from '../../server/features/import/import-feed.ts';
import { presentReport } from '../../server/features/import/present-report.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';
import { estate, feed } from './feed-builder.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('places');
});
afterEach(() => database.drop());

const NOW = new Date('2026-11-20T06:00:00Z');
const GENT = { latitude: 51.0543, longitude: 3.7174 };

async function importAt(location: EstateLineInput['location'], overrides: Partial<EstateLineInput> = {}) {
  const lines = feed(estate('BK-1', { location, ...overrides }));
  const report = await importFeed(database.db, lines, { source: 'test', now: NOW });
  const { rows } = await database.pool.query(
    'select street, is_address_hidden as hidden, latitude, longitude from listing',
  );
  return { report, home: rows[0] };
}

test('a point near the town stays', async () => {
  const { report, home } = await importAt(GENT);
  expect(home).toEqual({ street: 'Veldstraat', hidden: false, ...GENT });
  expect(report.doubtedAddresses).toEqual([]);
});

test('swapped coordinates are swapped back, and counted', async () => {
  const swapped = { latitude: GENT.longitude, longitude: GENT.latitude };
  const { report, home } = await importAt(swapped);
  expect(home).toEqual({ street: 'Veldstraat', hidden: false, ...GENT });
  expect(presentReport(report)).toContain('latitude and longitude are swapped in 9000 Gent (1)');
});

test('swapped coordinates of a hidden address are blurred at their place', async () => {
  const swapped = { latitude: GENT.longitude, longitude: GENT.latitude };
  const address = { street: 'Veldstraat', number: '12', postalCode: '9000', city: 'Gent', hidden: true };
  const { home } = await importAt(swapped, { address });
  expect(home).toMatchObject({ street: null, hidden: true });
  expect(Math.abs(home.latitude - GENT.latitude)).toBeLessThan(0.01);
  expect(home.latitude).not.toBe(GENT.latitude);
});

test.each([
  ['a point in the Atlantic is', { latitude: 40, longitude: -30 }, 1],
  ['the point 0, 0 is none: not', { latitude: 0, longitude: 0 }, 0],
])('%s counted, and the home is shown at its town', async (_, location, dropped) => {
  const { report, home } = await importAt(location);
  expect(home).toMatchObject({ street: null, hidden: true });
  expect(Math.abs(home.latitude - GENT.latitude)).toBeLessThan(0.05);
  expect(report.doubtedAddresses).toHaveLength(dropped);
});
