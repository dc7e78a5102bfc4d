import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { pixelsAt, TILE, toMercator } from '../../../shared/geography/mercator.ts';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { createMapDrawer } from './draw-map.ts';

const MAX_BYTES = 40_000;
const NORTH_WEST = toMercator({ latitude: 51.6, longitude: 2.3 });
const SOUTH_EAST = toMercator({ latitude: 49.4, longitude: 6.5 });
const BRUSSELS = toMercator({ latitude: 50.8466, longitude: 4.3528 });

let draw: Awaited<ReturnType<typeof createMapDrawer>>;
beforeAll(async () => {
  draw = await createMapDrawer();
});

const tile = (zoom: number, x: number, y: number, locale: Locale = 'nl') =>
  draw({ zoom, locale, left: x * TILE, top: y * TILE, width: TILE, height: TILE });

/** The columns and rows of the tiles that contain Belgium. */
function tilesOver(zoom: number): [number, number][] {
  const number = (part: number) => Math.floor(part * 2 ** zoom);
  const tiles: [number, number][] = [];
  for (let x = number(NORTH_WEST.x); x <= number(SOUTH_EAST.x); x++)
    for (let y = number(NORTH_WEST.y); y <= number(SOUTH_EAST.y); y++) tiles.push([x, y]);
  return tiles;
}

test.each([4, 5, 6, 7, 8, 9, 10])('each tile over Belgium at zoom %d is small', (zoom) => {
  for (const [x, y] of tilesOver(zoom)) {
    const svg = tile(zoom, x, y);
    expect(svg).not.toContain('NaN');
    expect(brotliCompressSync(svg).length).toBeLessThan(MAX_BYTES);
  }
});

test.each([
  [50, 33, true],
  [44, 33, false],
  [39, 33, true],
  [34, 33, false],
  [29, 33, true],
  [26, 10, true],
  [26, -15, false],
  [63, 10, true],
  [63, 0, false],
  [63, 25, true],
  [50, -21, false],
  [45, 20, false],
])('beyond the data, land at %d degrees north and %d east: %s', (latitude, longitude, isLand) => {
  const { x, y } = toMercator({ latitude, longitude });
  const pixels = pixelsAt(4);
  const svg = draw({
    zoom: 4,
    locale: 'nl',
    left: x * pixels - 1,
    top: y * pixels - 1,
    width: 2,
    height: 2,
  });
  expect(/class="land" d="M-?\d+ -?\d+H\d+V\d+H-?\d+z"/.test(svg)).toBe(isLand);
});

describe('names', () => {
  const piece = (locale: Locale, zoom = 10) => {
    const { x, y } = BRUSSELS;
    const pixels = pixelsAt(zoom);
    return draw({
      zoom,
      locale,
      left: x * pixels - 300,
      top: y * pixels - 300,
      width: 600,
      height: 600,
    });
  };

  test('are translated', () => {
    const names = LOCALES.map((locale) => />(Brussel|Bruxelles|Brussels|Brüssel)</.exec(piece(locale))?.[1]);
    expect(names).toEqual(['Brussel', 'Bruxelles', 'Brussels', 'Brüssel']);
    expect(piece('nl')).toContain('>Mechelen<');
    expect(piece('fr')).toContain('>Malines<');
  });

  test('have the same position on every tile that they overlap', () => {
    const placesOf = (x: number, y: number) =>
      new Map(
        [...tile(10, x, y).matchAll(/<text class="\w+" x="([-\d.]+)" y="([-\d.]+)">([^<]+)</g)].map(
          ([, left, top, name]) => [name, [x * TILE + Number(left), y * TILE + Number(top)].map(Math.round)],
        ),
      );
    let shared = 0;
    for (const [x, y] of tilesOver(10)) {
      const here = placesOf(x, y);
      for (const [name, place] of placesOf(x + 1, y)) {
        if (!here.has(name)) continue;
        shared++;
        expect([name, here.get(name)]).toEqual([name, place]);
      }
    }
    expect(shared).toBeGreaterThan(20);
  });
});

test('a border has fewer corners at a lower zoom', () => {
  const lengthOf = (zoom: number) => {
    const pixels = pixelsAt(zoom);
    const side = (SOUTH_EAST.x - NORTH_WEST.x) * pixels;
    const whole = { left: NORTH_WEST.x * pixels, top: NORTH_WEST.y * pixels, width: side, height: side };
    return draw({ zoom, locale: 'nl', ...whole }).length;
  };
  expect(lengthOf(7)).toBeLessThan(lengthOf(9) / 2);
});
