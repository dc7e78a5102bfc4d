/** `npm run map -- download <file>`, from a server of byte ranges. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { zxyToTileId } from 'pmtiles';
import { downloadMap } from '../../server/features/map/streets/download/download-map.ts';
import { listTileIds } from '../../server/features/map/streets/download/find-tiles.ts';
import { openMapFile } from '../../server/features/map/streets/map-file.ts';
import { drawMapFile, drawTiles } from '../support/street-map/map-file.ts';
import { startRangeServer } from '../support/street-map/range-server.ts';
import type { DrawnTile } from '../support/street-map/write-pmtiles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-download-'));
const FILE = path.join(folder, 'ghent.pmtiles');
/** A part of the drawn streets. */
const BOUNDS = { south: 51.03, west: 3.7, north: 51.06, east: 3.75 };
const MAX_ZOOM = 14;
/** The world as a file, in which equal tiles stand beside each other. */
const tiles: DrawnTile[] = drawTiles();
let server: Awaited<ReturnType<typeof startRangeServer>>;

beforeAll(async () => {
  server = await startRangeServer(drawMapFile(tiles));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  for (const file of [FILE, `${FILE}.part`, `${FILE}.part.source`]) rmSync(file, { force: true });
  Object.assign(server.state, { etag: '"one"', sentBytes: 0, requests: 0, isFailing: () => false });
});

const download = (options: { retriesMs?: number[]; maxZoom?: number } = {}) =>
  downloadMap({
    url: server.url,
    path: FILE,
    bounds: BOUNDS,
    maxZoom: MAX_ZOOM,
    onProgress() {},
    ...options,
  });

test('the tiles within the bounds are those of the source, and no others are there', async () => {
  await download();
  const file = await openMapFile(FILE);
  const wanted = new Set(listTileIds(BOUNDS, MAX_ZOOM));
  let count = 0;
  for (const { zoom, x, y } of tiles) {
    const bytes = await file.readTile(zoom, x, y);
    const isWanted = zoom <= MAX_ZOOM && wanted.has(zxyToTileId(zoom, x, y));
    expect(bytes !== null).toBe(isWanted);
    if (bytes) count++;
  }
  expect(count).toBeGreaterThan(20);
  expect(file.facts).toMatchObject({ bounds: BOUNDS, zooms: { min: 0, max: MAX_ZOOM }, tiles: count });
  await file.close();
  expect(existsSync(`${FILE}.part`) || existsSync(`${FILE}.part.source`)).toBe(false);
});

test('a stopped download continues after its last complete range', async () => {
  await download();
  const [whole, requests] = [readFileSync(FILE), server.state.requests];
  rmSync(FILE);
  server.state.requests = 0;
  server.state.isFailing = (request) => request === requests;
  await expect(download({ retriesMs: [] })).rejects.toThrow('503');
  expect(existsSync(FILE)).toBe(false);
  const before = server.state.sentBytes;
  server.state.isFailing = () => false;
  await download();
  expect(readFileSync(FILE).equals(whole)).toBe(true);
  // The directories are read again, the tiles are not.
  expect(server.state.sentBytes - before).toBeLessThan(before / 2);
});

test('a request that fails for a moment is tried again', async () => {
  server.state.isFailing = (request) => request % 3 === 1;
  await download({ retriesMs: [1, 1] });
  expect(existsSync(FILE)).toBe(true);
});

test('a file that changes meanwhile is not mixed with the new one', async () => {
  server.state.isFailing = (request) => {
    if (request > 2) server.state.etag = '"two"';
    return false;
  };
  await expect(download({ retriesMs: [1] })).rejects.toThrow('has changed while it was read');
  expect(existsSync(FILE)).toBe(false);
});

test('a download of another file does not continue a started one', async () => {
  await download();
  const whole = readFileSync(FILE);
  server.state.requests = 0;
  server.state.isFailing = (request) => request > 3;
  await expect(download({ retriesMs: [] })).rejects.toThrow('503');
  Object.assign(server.state, { etag: '"two"', isFailing: () => false });
  await download();
  expect(readFileSync(FILE).equals(whole)).toBe(true);
});

test('bounds without tiles, and bounds with too many, are rejected', async () => {
  const somewhere = { url: server.url, path: FILE, maxZoom: 15, onProgress() {} };
  const world = { south: -85, west: -180, north: 85, east: 180 };
  await expect(downloadMap({ ...somewhere, bounds: world })).rejects.toThrow('more than 2000000 tiles');
});

test('the command downloads, checks and describes a file', async () => {
  const args = ['server/commands/map.ts', 'download', FILE, '--bounds=3.70,51.03,3.75,51.06'];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, `--from=${server.url}`]);
  expect(stdout).toContain('100 % of ');
  expect(stdout).toContain(`${FILE} can be used as MAP_FILE.`);
  await expect(
    promisify(execFile)(process.execPath, [...args, '--max-zoom=99', `--from=${server.url}`]),
  ).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage') });
});
