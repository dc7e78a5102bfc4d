/** Street tiles as served by the site. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { LOCALES } from '../../shared/locales.ts';
import { routePath } from '../../shared/routes.ts';
import type { TestSite } from '../support/site.ts';
import { drawMapFile, drawTiles, MAP_BOUNDS } from '../support/street-map/map-file.ts';
import { type MapSite, startMapSite } from '../support/street-map/map-site.ts';
import { bytesOfTile, requestTile, TILE } from '../support/street-map/request-tile.ts';

const tiles = drawTiles(14);
const stored = bytesOfTile(tiles);

let map: MapSite;
let site: TestSite;
beforeAll(async () => {
  map = await startMapSite(drawMapFile(tiles));
  site = map.site;
});
afterAll(() => map.stop());

const get = (url: string) => requestTile(site.app, url);
const version = () => site.services.streetTiles.streets()?.version;

test('a tile goes out as it is stored, with a strong ETag of its version', async () => {
  const { status, headers, body } = await get(TILE).set('accept-encoding', 'gzip, br');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'content-encoding': 'gzip',
    'content-length': String(gzipSync(stored).length),
    vary: expect.stringMatching(/accept-encoding/i),
    etag: expect.stringMatching(new RegExp(`^"${version()}-\\w{16}-gzip"$`)),
  });
  // supertest decompresses the body.
  expect(Buffer.compare(body, stored)).toBe(0);
});

test('a client without gzip receives the tile decompressed, with another ETag', async () => {
  for (const accepted of ['identity', 'br', 'gzip;q=0']) {
    const { status, headers, body } = await get(TILE).set('accept-encoding', accepted);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.etag).toMatch(/^"\w{12}-\w{16}"$/);
    expect(Buffer.compare(body, stored)).toBe(0);
  }
});

test('the address with the version is immutable, others must be revalidated', async () => {
  const current = await get(`${TILE}?v=${version()}`);
  expect(current.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of [TILE, `${TILE}?v=before`]) {
    const { headers } = await get(url);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await get(url).set('if-none-match', String(headers.etag));
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  }
});

test('HEAD has the headers of GET and no body', async () => {
  const { headers } = await get(TILE).set('accept-encoding', 'gzip');
  const head = await request(site.app).head(TILE).set('accept-encoding', 'gzip');
  expect(head.status).toBe(200);
  expect(head.headers).toMatchObject({ etag: headers.etag, 'content-length': headers['content-length'] });
  expect((await request(site.app).head('/map/streets/14/0/0.mvt')).status).toBe(204);
});

test.each(['/map/streets/14/0/0.mvt', '/map/streets/15/16722/10960.mvt', '/map/streets/22/5/5.mvt'])(
  '%s is not in the file and has no content',
  async (url) => {
    const { status, headers } = await get(`${url}?v=${version()}`);
    expect(status).toBe(204);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

test.each([
  '/map/streets/14/16384/5480.mvt',
  '/map/streets/0/0/1.mvt',
  '/map/streets/23/1/1.mvt',
  '/map/streets/14/8361/-1.mvt',
  '/map/streets/014/8361/5480.mvt',
  '/map/streets/14/1e3/5480.mvt',
  '/map/streets/14/8361/NaN.mvt',
  '/map/streets/14/8361/5480.pbf',
  '/map/streets/14/8361.mvt',
  '/map/streets/14/__proto__/1.mvt',
])('%s is not found', async (url) => {
  const { status } = await get(url);
  expect(status).toBe(404);
});

test('pages have what they need to request tiles', async () => {
  const { text } = await request(site.app).get('/nl/te-koop');
  expect(site.services.site.maps).toEqual({
    streets: { version: version(), bounds: MAP_BOUNDS, zooms: { min: 0, max: 14 } },
  });
  expect(text).toContain(`"streets":{"version":"${version()}"`);
});

test.each(LOCALES)('the terms name the source of streets and its licence, %s', async (locale) => {
  const { text } = await request(site.app).get(routePath('terms', locale));
  expect(text).toContain('<a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>');
  expect(text).toContain('<a href="https://opendatacommons.org/licenses/odbl/">ODbL</a>');
});

test('the log counts tiles as one part of the site', async () => {
  await get(TILE);
  const line = map.lines.map((text) => JSON.parse(text)).findLast(({ status }) => status === 200);
  expect(line).toMatchObject({ method: 'GET', page: 'map' });
});
