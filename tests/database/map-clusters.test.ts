/** Compares the clusters of a map with the homes themselves. */
import { encode } from '@here/flexpolyline';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CityDirectory } from '../../graphql/cities/ports.ts';
import { resolveAreas } from '../../graphql/estates/areas/areas.ts';
import type { ClusterRecord, ResolvedCriteria } from '../../graphql/estates/ports.ts';
import { mapItemsStatement } from '../../server/features/estates/map-items.ts';
import { cellKilometres, gridFor, MAX_MARKERS, WORLD_BOUNDS } from '../../shared/geography/map-grid.ts';
import type { Bounds } from '../../shared/listings/criteria.ts';
import { createTestDatabase, type TestDatabase } from '../support/database/database.ts';

interface Home {
  id: number;
  transaction: string;
  type: string;
  cents: number | null;
  place: { x: number; y: number };
}

const BELGIUM = { south: 49.4, west: 2.4, north: 51.6, east: 6.5 };
const GHENT = { south: 50.9, west: 3.5, north: 51.2, east: 4 };
const SPAIN = { south: 36, west: -6, north: 43, east: 3 };
const AREAS = [
  ['box--90_-180_90_180'],
  ['20km-50.85_4.35', '3km-51.05_3.72'],
  [
    `shape-${encode({
      polyline: [
        [51.2, 3.5],
        [51.3, 4.6],
        [50.7, 4.9],
        [50.6, 3.6],
      ],
    })}`,
    'box-50.4_4.2_50.9_5.6',
  ],
];
const NO_TOWNS = {} as CityDirectory;
/** Selects all homes, but has no precomputed cells. */
const NO_WISH: ResolvedCriteria = { countries: ['BE', 'ES', 'NL'] };

let database: TestDatabase;
let homes: Home[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await database.pool.query(
    `select listing_id as id, transaction, type, price_cents as cents, place from estate_search order by 1`,
  );
  homes = rows.map((row) => ({ ...row, cents: row.cents === null ? null : Number(row.cents) }));
});
afterAll(() => database.drop());

async function itemsOf(criteria: ResolvedCriteria, zoom: number): Promise<ClusterRecord[]> {
  const { rows } = await mapItemsStatement({ locale: 'nl', criteria }, zoom).execute(database.db);
  return rows
    .map((row) => ({ ...row, minCents: toNumber(row.minCents), maxCents: toNumber(row.maxCents) }))
    .sort((a, b) => a.id - b.id);
}

const toNumber = (value: number | null) => (value === null ? null : Number(value));

/** Counts the homes one by one. */
function countHomes(bounds: Bounds, wanted: number, isAsked: (home: Home) => boolean) {
  const { zoom, cells } = gridFor(bounds, wanted);
  const cellOf = ({ place: { x, y } }: Home) =>
    [x, y].map((km) => Math.floor(km / cellKilometres(zoom))) as [number, number];
  const inView = homes.filter((home) => {
    const [x, y] = cellOf(home);
    return isAsked(home) && x >= cells.left && x <= cells.right && y >= cells.bottom && y <= cells.top;
  });
  const groups = [...Map.groupBy(inView, (home) => cellOf(home).join()).values()];
  return groups
    .map((group) => {
      const cents = group.flatMap((home) => home.cents ?? []);
      const [xs, ys] = [group.map(({ place }) => place.x), group.map(({ place }) => place.y)];
      return {
        id: Math.max(...group.map(({ id }) => id)),
        homes: group.length,
        minCents: cents.length > 0 ? Math.min(...cents) : null,
        maxCents: cents.length > 0 ? Math.max(...cents) : null,
        west: Math.min(...xs),
        south: Math.min(...ys),
        east: Math.max(...xs),
        north: Math.max(...ys),
      };
    })
    .sort((a, b) => a.id - b.id);
}

describe.each([
  ['Belgium', BELGIUM],
  ['Ghent', GHENT],
  ['Spain', SPAIN],
  ['the earth', WORLD_BOUNDS],
  ['swapped edges', { south: 51.6, west: 6.5, north: 49.4, east: 2.4 }],
])('of %s', (_, bounds) => {
  test.each([0, 3, 7, 8, 11, 14, 18, 99])('at zoom %i it shows every home once', async (zoom) => {
    const items = await itemsOf({ transaction: 'SALE', bounds }, zoom);
    const expected = countHomes(bounds, zoom, ({ transaction }) => transaction === 'SALE');
    expect(items).toEqual(expected.map((one) => expect.objectContaining(one)));
    expect(items.length).toBeLessThanOrEqual(MAX_MARKERS);
    expect(expected.length).toBeGreaterThan(0);
  });

  test('by types, and of both transactions', async () => {
    const types = ['HOUSE', 'LAND'] as const;
    expect(await itemsOf({ bounds, types: [...types] }, 12)).toEqual(
      countHomes(bounds, 12, ({ type }) => types.some((one) => one === type)).map((one) =>
        expect.objectContaining(one),
      ),
    );
    expect(await itemsOf({ bounds }, 9)).toEqual(
      countHomes(bounds, 9, () => true).map((one) => expect.objectContaining(one)),
    );
  });

  test.each([3, 8, 11, 18])('at zoom %i areas show the same clusters as counting the homes', async (zoom) => {
    for (const texts of AREAS) {
      const areas = resolveAreas(texts, NO_TOWNS);
      const criteria: ResolvedCriteria = { bounds, transaction: 'SALE', ...(areas ? { areas } : {}) };
      const items = await itemsOf(criteria, zoom);
      expect(items).toEqual(await itemsOf({ ...criteria, ...NO_WISH }, zoom));
      expect(await itemsOf({ ...criteria, types: ['HOUSE', 'LAND'] }, zoom)).toEqual(
        await itemsOf({ ...criteria, types: ['HOUSE', 'LAND'], ...NO_WISH }, zoom),
      );
    }
  });

  test.each([6, 10, 16])('at zoom %i precomputed cells equal counting the homes', async (zoom) => {
    expect(await itemsOf({ bounds, transaction: 'RENT' }, zoom)).toEqual(
      await itemsOf({ bounds, transaction: 'RENT', ...NO_WISH }, zoom),
    );
  });
});

test('counts home by home for other criteria', async () => {
  const items = await itemsOf({ transaction: 'SALE', bounds: BELGIUM, minPrice: 40_000_000 }, 9);
  const expected = countHomes(
    BELGIUM,
    9,
    ({ transaction, cents }) => transaction === 'SALE' && (cents ?? 0) >= 40_000_000,
  );
  expect(items).toEqual(expected.map((one) => expect.objectContaining(one)));
});

test('without bounds it covers the world', async () => {
  expect(await itemsOf({ transaction: 'SALE' }, 8)).toEqual(
    await itemsOf({ transaction: 'SALE', bounds: WORLD_BOUNDS }, 8),
  );
});
