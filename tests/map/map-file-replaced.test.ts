/** The map file is replaced while the site runs, or cannot be used at start. */
import { renameSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { createLogger } from '../../server/platform/logging/logger.ts';
import { startSite, type TestSite } from '../support/site.ts';
import { drawMapFile, drawTiles, METADATA } from '../support/street-map/map-file.ts';
import { type MapSite, startMapSite } from '../support/street-map/map-site.ts';
import { bytesOfTile, requestTile, TILE } from '../support/street-map/request-tile.ts';

const tiles = drawTiles(14);
const FILE = drawMapFile(tiles);
const otherFile = () => drawMapFile(tiles, { metadata: { ...METADATA, version: '4.16.0' } });
const stored = bytesOfTile(tiles);

let map: MapSite;
let site: TestSite;
beforeAll(async () => {
  map = await startMapSite(FILE);
  site = map.site;
});
afterAll(() => map.stop());

const get = (url: string) => requestTile(site.app, url);
const version = () => site.services.streetTiles.streets()?.version;

test('a renamed file replaces the last one at once', async () => {
  const before = await get(TILE);
  writeFileSync(`${map.file}.new`, otherFile());
  renameSync(`${map.file}.new`, map.file);
  const after = await get(TILE).set('if-none-match', String(before.headers.etag));
  expect(after.status).toBe(200);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(String(after.headers.etag)).toContain(String(version()));
  renameSync(map.file, `${map.file}.away`);
  expect((await get(TILE)).status).toBe(200);
  renameSync(`${map.file}.away`, map.file);
});

test('tiles requested during replacements are complete and from one file', async () => {
  const files = [drawMapFile(tiles), otherFile(), drawMapFile(tiles.filter(({ zoom }) => zoom > 12))];
  for (const [index, file] of [...files, ...files].entries()) {
    const requests = Array.from({ length: 8 }, () => get(TILE));
    if (index % 2) writeFileSync(map.file, file);
    else {
      writeFileSync(`${map.file}.new`, file);
      renameSync(`${map.file}.new`, map.file);
    }
    for (const { status, body } of await Promise.all(requests)) {
      expect([200, 404]).toContain(status);
      if (status === 200) expect(Buffer.compare(body, stored)).toBe(0);
    }
    expect((await get(TILE)).status).toBe(200);
  }
});

test('an overwritten file that is incomplete is not served, and its fault is logged once', async () => {
  map.lines.length = 0;
  writeFileSync(map.file, FILE.subarray(0, FILE.length - 500));
  for (const _ of [1, 2, 3]) {
    const { status, headers } = await get(TILE);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect(site.services.site.maps).toBeUndefined();
  const faults = map.lines.filter((line) => line.includes('"level":50'));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`MAP_FILE: ${map.file} is incomplete: it ends before its last tile.`);
  writeFileSync(map.file, FILE);
  expect((await get(TILE)).status).toBe(200);
});

test('uncompressed tiles have no encoding', async () => {
  writeFileSync(map.file, drawMapFile(tiles, { isGzipped: false }));
  const { headers, body } = await get(TILE).set('accept-encoding', 'gzip');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBeUndefined();
  expect(Buffer.compare(body, stored)).toBe(0);
});

test.each([
  ['is missing', undefined, 'does not exist'],
  ['is no map file', Buffer.from('{}'), 'is not a PMTiles file'],
])('a site whose file %s says so at start and has its own map', async (_, file, fault) => {
  const name = `${map.file}.broken`;
  if (file) writeFileSync(name, file);
  const broken: string[] = [];
  const log = createLogger('info', { write: (line) => void broken.push(line) });
  const other = await startSite({ env: { MAP_FILE: name }, log });
  expect(broken.join('')).toContain(`MAP_FILE: ${name} ${fault}. The map has no streets.`);
  expect((await request(other.app).get(TILE)).status).toBe(404);
  const { text } = await request(other.app).get('/nl/te-koop');
  expect(text).not.toContain('"streets"');
  await other.stop();
});

test('a cached page names the new file once it is used', async () => {
  const versionOnPage = async () => {
    const { text } = await request(site.app).get('/nl/kantoren');
    return /"streets":\{"version":"(\w{12})"/.exec(text)?.[1];
  };
  writeFileSync(map.file, FILE);
  await get(TILE);
  const before = await versionOnPage();
  expect(before).toBe(version());
  writeFileSync(`${map.file}.new`, otherFile());
  renameSync(`${map.file}.new`, map.file);
  await get(TILE);
  expect(await versionOnPage()).toBe(version());
  expect(version()).not.toBe(before);
});

test('tiles of the agency replace the own map with its streets', async () => {
  const tilesUrl = 'https://tiles.example.be/{z}/{x}/{y}.png';
  const other = await startSite({ env: { MAP_FILE: map.file, MAP_TILES_URL: tilesUrl } });
  expect(Object.keys(other.services.site.maps ?? {})).toEqual(['tiles']);
  const { body } = await request(other.app).get('/map/nl/still/14/51.0543,3.7212.svg');
  expect(String(body)).toContain('class="home"');
  await other.stop();
});
