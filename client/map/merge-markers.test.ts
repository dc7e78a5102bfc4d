import { describe, expect, test } from '@jest/globals';
import { pixelsAt, toMercator } from '../../shared/geography/mercator.ts';
import { labelSize, type MergeableMarker, markerBounds, mergeMarkers } from './merge-markers.ts';

const SIZE = { width: 70, height: 28 };
const home = (id: string, latitude: number, longitude: number, price: number | null): MergeableMarker => ({
  id,
  location: { latitude, longitude },
  price,
  cluster: null,
});

/** A reproducible sequence of 200 points around Ghent. */
const HOMES = Array.from({ length: 200 }, (_, index) =>
  home(
    String(index),
    51.05 + 0.05 * Math.sin(index * 12.9898) ** 3,
    3.72 + 0.08 * Math.cos(index * 78.233) ** 3,
    index % 7 === 0 ? null : 100_000 + index * 1000,
  ),
);

describe.each([8, 11, 12.75, 15, 17])('at zoom %d', (zoom) => {
  const merged = mergeMarkers(HOMES, zoom, () => SIZE);
  const spots = merged.map(({ location }) => {
    const { x, y } = toMercator(location);
    return { x: x * pixelsAt(zoom), y: y * pixelsAt(zoom) };
  });

  test('no two labels overlap', () => {
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1)) {
        const isApart = Math.abs(one.x - other.x) >= SIZE.width || Math.abs(one.y - other.y) >= SIZE.height;
        expect({ one, other, isApart }).toMatchObject({ isApart: true });
      }
  });

  test("each home is counted once and lies in its cluster's bounding box", () => {
    expect(merged.reduce((sum, { cluster }) => sum + (cluster?.count ?? 1), 0)).toBe(HOMES.length);
    for (const { location } of HOMES) {
      const isWithin = merged.some((marker) => {
        const { south, west, north, east } = markerBounds(marker);
        const { latitude, longitude } = location;
        return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
      });
      expect(isWithin).toBe(true);
    }
  });
});

test('a merged cluster has the lowest and highest price of its parts', () => {
  const cheap = home('1', 51.05, 3.72, 200_000);
  const onRequest = home('2', 51.05, 3.72, null);
  const several = {
    ...home('3', 51.05, 3.72, 300_000),
    cluster: {
      count: 4,
      bounds: { south: 51.04, west: 3.7, north: 51.06, east: 3.73 },
      price: { max: 900_000 },
    },
  };
  const [one, ...others] = mergeMarkers([cheap, onRequest, several], 12, () => SIZE);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ id: '3', price: 200_000, cluster: { count: 6, price: { max: 900_000 } } });
  expect(mergeMarkers([onRequest, { ...onRequest, id: '4' }], 12, () => SIZE)[0]).toMatchObject({
    price: null,
    cluster: { count: 2, price: null },
  });
});

test('markers that do not overlap are unchanged', () => {
  const apart = [home('1', 51.05, 3.72, 1), home('2', 51.06, 3.72, 2)];
  expect(mergeMarkers(apart, 14, () => SIZE)).toEqual(apart);
});

test('a longer price has a wider label', () => {
  const short = labelSize({ text: '€350K', cluster: null });
  expect(labelSize({ text: 'Price on request', cluster: null }).width).toBeGreaterThan(short.width);
});

test('labels grow with the text of the browser', () => {
  const label = { text: '€350K', cluster: null };
  const normal = labelSize(label);
  expect(labelSize(label, 32)).toEqual({ width: normal.width * 2, height: normal.height * 2 });
});

test('a cluster keeps the members of all its markers', () => {
  const one = { ...home('1', 51.05, 3.72, 100_000), members: ['1'] };
  const others = [home('2', 51.05, 3.72, null), { ...home('3', 51.05, 3.72, null), members: ['3', '4'] }];
  const [cluster] = mergeMarkers([one, ...others], 12, () => SIZE);
  expect(cluster?.cluster?.count).toBe(3);
  expect(cluster?.members?.toSorted()).toEqual(['1', '3', '4']);
});
