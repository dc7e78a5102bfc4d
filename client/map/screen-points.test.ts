import { describe, expect, test } from '@jest/globals';
import { fromScreen, toScreen } from './screen-points.ts';

const BOUNDS = { south: 50, west: 3, north: 52, east: 5 };
const SIZE = { width: 400, height: 640 };

describe('a point on the screen', () => {
  test('maps the bounds to the corners, and the middle latitude above the centre', () => {
    expect(toScreen({ latitude: 52, longitude: 3 }, BOUNDS, SIZE)).toEqual({ x: 0, y: 0 });
    expect(toScreen({ latitude: 50, longitude: 5 }, BOUNDS, SIZE)).toEqual({ x: 400, y: 640 });
    const { x, y } = toScreen({ latitude: 51, longitude: 4 }, BOUNDS, SIZE);
    expect(x).toBeCloseTo(200);
    // Mercator stretches the north.
    expect(y).toBeGreaterThan(320);
    expect(y).toBeLessThan(325);
  });

  test.each([
    [0, 0],
    [37, 600],
    [400, 1],
  ])('round-trips through its coordinates at %i, %i', (x, y) => {
    const spot = toScreen(fromScreen({ x, y }, BOUNDS, SIZE), BOUNDS, SIZE);
    expect(spot.x).toBeCloseTo(x, 6);
    expect(spot.y).toBeCloseTo(y, 6);
  });
});
