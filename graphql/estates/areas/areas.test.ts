import { encode } from '@here/flexpolyline';
import { describe, expect, test } from '@jest/globals';
import type { CityDirectory } from '../../cities/ports.ts';
import type { PlanePoint } from '../ports.ts';
import { resolveAreas, simplifyShape } from './areas.ts';

const directory = {
  municipality: (nis: number) => (nis === 44021 ? { nis } : null),
  bySlug: (slug: string) => (slug === 'gent-9000' ? { latitude: 51.05, longitude: 3.72 } : null),
} as unknown as CityDirectory;

const circleOf = (corners: number, radius = 0.2) =>
  encode({
    polyline: Array.from({ length: corners }, (_, index) => {
      const angle = (index / corners) * 2 * Math.PI;
      return [51 + radius * Math.sin(angle), 4 + radius * Math.cos(angle)];
    }),
  });

describe('resolveAreas', () => {
  test('resolves several kinds of areas at once', () => {
    const areas = resolveAreas(
      ['44021', '10km-gent-9000', 'box-51_3_52_4', `shape-${circleOf(8)}`],
      directory,
    );
    expect(areas?.municipalities).toEqual([44021]);
    expect(areas?.circles).toEqual([expect.objectContaining({ radius: 10 })]);
    expect(areas?.polygons.map(({ length }) => length)).toEqual([4, 8]);
    expect(areas?.ids).toHaveLength(4);
  });

  test('drops unknown areas and returns undefined when none is left', () => {
    expect(resolveAreas(['44021', '99999', '5km-nowhere-1'], directory)?.ids).toEqual(['44021']);
    expect(resolveAreas(['99999', '5km-nowhere-1', 'shape-AAAAAAAA', '{'], directory)).toBeUndefined();
    expect(resolveAreas([], directory)).toBeUndefined();
  });
});

describe('cornersOf', () => {
  test.each([
    ['no version', 'AAAAAAAAAA'],
    ['an open end', 'BFoz5xJ67i1B1B7PzIhaxL7Yg'],
    ['a letter beyond the alphabet', 'BFoz5xJ.7i1B1B7'],
    [
      'two corners',
      encode({
        polyline: [
          [51, 4],
          [51.1, 4.1],
        ],
      }),
    ],
    [
      'one place',
      encode({
        polyline: [
          [51, 4],
          [51, 4],
          [51, 4],
        ],
      }),
    ],
    [
      'no width',
      encode({
        polyline: [
          [51, 4],
          [51, 5],
          [51, 4.5],
        ],
      }),
    ],
    [
      'another planet',
      encode({
        polyline: [
          [51, 4],
          [151, 4],
          [51, 5],
        ],
      }),
    ],
    ['an endless number', `BF${'_'.repeat(3000)}A`],
    ['nothing', ''],
  ])('returns null for a line with %s', (_, line) => expect(simplifyShape(line, 100)).toBeNull());

  test('simplifies a line of ten thousand corners', () => {
    const corners = simplifyShape(circleOf(10_000), 100) ?? [];
    expect(corners.length).toBeGreaterThan(10);
    expect(corners.length).toBeLessThanOrEqual(100);
  });

  const wound = (corners: number, step: number) =>
    encode({
      polyline: Array.from({ length: corners }, (_, index) => [
        51 + Math.sin(index * step) / 3,
        4 + Math.cos(index * step),
      ]),
    });

  test.each([100, 200, 1500, 10_000])(
    'replaces a line of %i corners that crosses itself everywhere by its hull',
    (count) => {
      const corners = simplifyShape(wound(count, 2.4), 100) ?? [];
      expect(corners.length).toBeGreaterThan(10);
      expect(corners.length).toBeLessThanOrEqual(100);
      const heights = corners.map(({ y }) => y);
      expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(70);
      const turns = corners.map(turnAt);
      expect(new Set(turns.map(Math.sign)).size).toBe(1);
      // The corners turn once around in total.
      expect(Math.abs(turns.reduce((sum, turn) => sum + turn, 0))).toBeCloseTo(2 * Math.PI);
    },
  );

  /** The angle by which the line turns at a corner, in radians; positive to the left. */
  const turnAt = (corner: PlanePoint, index: number, corners: PlanePoint[]) => {
    const before = corners.at(index - 1) as PlanePoint;
    const after = corners[(index + 1) % corners.length] as PlanePoint;
    const [one, other] = [
      { x: corner.x - before.x, y: corner.y - before.y },
      { x: after.x - corner.x, y: after.y - corner.y },
    ];
    return Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y);
  };

  test.each([25, 100])(
    'keeps the winding of the outline on the map when reduced to %i corners',
    (maxCorners) => {
      const line = wound(100, 2.4);
      const turned = (corners: PlanePoint[]) => corners.map(turnAt).reduce((sum, turn) => sum + turn, 0);
      expect(Math.abs(turned(simplifyShape(line, maxCorners) ?? []))).toBeCloseTo(2 * Math.PI);
    },
  );

  /** A zigzag that narrows towards its end: no part of it is simpler than the whole. */
  const zigzag = (corners: number) =>
    encode({
      precision: 3,
      polyline: Array.from({ length: corners }, (_, index) => [
        50.5 + (index % 2 ? 1 : -1) * (1 - index / corners),
        3 + (2 * index) / corners,
      ]),
    });

  test.each([2_000, 8_000, 17_000])('simplifies a zigzag of %i corners', (count) => {
    const corners = simplifyShape(zigzag(count), 100) ?? [];
    expect(corners.length).toBeGreaterThan(2);
    expect(corners.length).toBeLessThanOrEqual(100);
  });

  test('caches the corners per line and corner limit', () => {
    const line = zigzag(4_000);
    expect(simplifyShape(line, 100)).toBe(simplifyShape(line, 100));
    expect(simplifyShape(line, 25)).not.toBe(simplifyShape(line, 100));
  });

  test('keeps the shape of a star', () =>
    expect(simplifyShape(wound(5, (4 * Math.PI) / 5), 100)).toHaveLength(5));

  test('shares the corner limit among all shapes of a search', () => {
    const lines = Array.from({ length: 16 }, (_, index) => `shape-${circleOf(300, 0.1 + index / 100)}`);
    const polygons = resolveAreas(lines, directory)?.polygons ?? [];
    expect(polygons).toHaveLength(16);
    for (const corners of polygons) expect(corners.length).toBeLessThanOrEqual(25);
  });
});
