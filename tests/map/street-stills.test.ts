/** Static maps with the streets of the agency's map file. */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SaxesParser } from 'saxes';
import request from 'supertest';
import { createRandom } from '../../demo/random.ts';
import { MAX_DRAWING_BYTES } from '../../server/features/map/street-stills/draw-streets.ts';
import type { TestSite } from '../support/site.ts';
import { area, line } from '../support/street-map/drawing.ts';
import { drawMapFile, drawTiles } from '../support/street-map/map-file.ts';
import { type MapSite, startMapSite } from '../support/street-map/map-site.ts';
import { cutTiles } from '../support/street-map/tile-layers.ts';
import type { DrawnTile } from '../support/street-map/write-pmtiles.ts';

const GHENT = '51.0543,3.7212';

let map: MapSite;
let site: TestSite;
beforeAll(async () => {
  map = await startMapSite();
  site = map.site;
});
afterAll(() => map.stop());

async function still(file: string): Promise<string> {
  const { status, body } = await request(site.app).get(`/map/${file}`).buffer(true);
  expect(status).toBe(200);
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(String(body)).close();
  return String(body);
}

const namesOn = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, name = '']) => name);

/** Replaces the map file; the site notices at the next tile. */
async function replaceMapFile(tiles: readonly DrawnTile[]): Promise<void> {
  writeFileSync(map.file, drawMapFile(tiles));
  await request(site.app).get('/map/streets/0/0/0.mvt');
}

test.each([
  ['nl', 'Langemunt', 'Sint-Michielsstraat', 'Schelde'],
  ['fr', 'Langemunt', 'Rue du Château', 'Escaut'],
])('in %s, a static map has streets and water with their names', async (locale, ...names) => {
  const svg = await still(`${locale}/still/16/${GHENT}.svg`);
  expect(namesOn(svg)).toEqual(expect.arrayContaining(names));
  expect(svg).toMatch(/<path id="minor" d="m[\d -]+l/);
  expect(svg).toContain('class="building"');
  expect(svg).toContain('<path class="pin" transform="translate(480 240)"');
});

test('the page of an office shows it at zoom 16, with the source of the streets', async () => {
  const { text } = await request(site.app).get('/nl/kantoren/1').redirects(1);
  expect(text).toMatch(/src="\/map\/nl\/still\/16\/51\./);
  expect(text).toContain('href="https://www.openstreetmap.org/copyright"');
});

test('it shows less at a distance', async () => {
  const svg = await still(`nl/plain/14/${GHENT}.svg`);
  expect(namesOn(svg)).toEqual(expect.arrayContaining(['Stadsring', 'Schelde']));
  expect(namesOn(svg)).not.toContain('Langemunt');
  expect(svg).not.toContain('class="building"');
});

test('where the file has no tiles, it is our own map', async () => {
  const svg = await still('nl/still/12/50.2,5.5.svg');
  expect(svg).toContain('class="home"');
  expect(svg).not.toContain('<use');
});

test('across the edge of the file, it is our own map', async () => {
  const svg = await still('nl/still/16/51.0543,3.6602.svg');
  expect(svg).toContain('class="home"');
});

test('a part with very many houses leaves them out, so that the drawing stays small', async () => {
  const random = createRandom('houses');
  const houses = Array.from({ length: 40_000 }, () => {
    const [east, north] = [random.between(-900, 900), random.between(-500, 500)];
    const corner = (right: number, up: number): [number, number] => [
      east + right + random.between(0, 3),
      north + up + random.between(0, 3),
    ];
    const corners = [corner(0, 0), corner(6, 0), corner(6, 6), corner(3, 8), corner(0, 6)];
    return area(corners, { layer: 'buildings', minZoom: 14, properties: { kind: 'building' } });
  });
  const street = line(
    [
      [-500, 20],
      [500, 30],
    ],
    { layer: 'roads', minZoom: 12, properties: { kind: 'minor_road', name: 'A < B & C' } },
  );
  const bounds = { south: 51.04, west: 3.7, north: 51.07, east: 3.74 };
  await replaceMapFile(cutTiles([...houses, street], 15, bounds));
  const svg = await still(`nl/still/17/${GHENT}.svg`);
  expect(namesOn(svg)).toEqual(['A &lt; B &amp; C']);
  expect(/<path class="(?!earth)\w+"/.exec(svg)?.[0]).toBe('<path class="pin"');
  expect(brotliCompressSync(svg).length).toBeLessThan(MAX_DRAWING_BYTES);
});

test('a broken tile is logged, and the map is our own', async () => {
  const broken = drawTiles(15).map((tile) => ({ ...tile, bytes: Buffer.from('no tile') }));
  await replaceMapFile(broken);
  expect(await still(`de/still/16/${GHENT}.svg`)).toContain('class="home"');
  expect(map.lines.join()).toContain('a static map has no streets');
});
