/** `npm run map -- check <file>`. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openMapFile } from '../../server/features/map/streets/map-file.ts';
import { mapFileFault } from '../../server/features/map/streets/map-file-error.ts';
import { presentMapFile } from '../../server/features/map/streets/present-map-file.ts';
import { drawMapFile, drawTiles, METADATA } from '../support/street-map/map-file.ts';
import type { PmtilesOptions } from '../support/street-map/write-pmtiles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-map-'));
afterAll(() => rmSync(folder, { recursive: true }));
const FILE = path.join(folder, 'belgium.pmtiles');
const tiles = drawTiles(9);

/** Runs the command; resolves with its exit code and output. */
async function run(...words: string[]) {
  const args = ['server/commands/map.ts', ...words];
  return promisify(execFile)(process.execPath, args).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }) => ({ code, output: stderr }),
  );
}

/** Returns why the file is rejected; null when it can be used. */
async function faultOf(bytes: Uint8Array): Promise<string | null> {
  writeFileSync(FILE, bytes);
  return openMapFile(FILE).then((file) => file.close().then(() => null), mapFileFault);
}

const drawn = (options: Partial<PmtilesOptions>) => drawMapFile(tiles, options);

test('a file is described', async () => {
  writeFileSync(FILE, drawMapFile(drawTiles()));
  const file = await openMapFile(FILE);
  expect(presentMapFile(file, new Date('2026-10-08T12:00:00Z'))).toBe(
    `  schema  Protomaps basemap 4.15.2
  data    2026-10-05, 3 days old
  bounds  49.4° to 51.6° north, 2.5° to 6.5° east
  zooms   0 to 15
  tiles   ${file.facts.tiles} vector tiles (MVT), gzip
  size    ${(file.size / 1e6).toFixed(1)} MB
  version ${file.version}
`,
  );
  await file.close();
});

test('a part of Belgium, low zooms and unknown data are remarked', async () => {
  const { 'planetiler:osm:osmosisreplicationtime': _, ...metadata } = METADATA;
  writeFileSync(FILE, drawn({ bounds: { south: 51, west: 3, north: 51.2, east: 4 }, metadata }));
  const file = await openMapFile(FILE);
  const text = presentMapFile(file, new Date());
  expect(text).toContain('of unknown date');
  expect(text).toContain('! The bounds contain only a part of Belgium.');
  expect(text).toContain('! The highest zoom is 9.');
  await file.close();
});

describe('a file is rejected that', () => {
  const layers = (...ids: string[]) => ({ ...METADATA, vector_layers: ids.map((id) => ({ id })) });
  test.each<[string, () => Uint8Array, string]>([
    ['is empty', () => Buffer.alloc(0), 'is not a PMTiles file'],
    ['is another format', () => Buffer.from('SQLite format 3'.padEnd(500)), 'is not a PMTiles file'],
    ['is an older PMTiles', () => drawn({ header: { version: 2 } }), 'is not version 3 of PMTiles'],
    ['has pictures', () => drawn({ header: { tileType: 2 } }), 'contains PNG pictures'],
    ['has unknown tiles', () => drawn({ header: { tileType: 77 } }), 'contains unknown tiles'],
    ['has Brotli tiles', () => drawn({ header: { tileCompression: 3 } }), 'has Brotli compression'],
    [
      'has an unknown compression',
      () => drawn({ header: { tileCompression: 0 } }),
      'has an unknown compression',
    ],
    [
      'has Zstandard directories',
      () => drawn({ header: { internalCompression: 4 } }),
      'has Zstandard compression',
    ],
    [
      'shows Paris',
      () => drawn({ bounds: { south: 48, west: 2, north: 49, east: 3 } }),
      'has no part of Belgium',
    ],
    ['is incomplete', () => drawn({}).subarray(0, -1), 'is incomplete'],
    [
      'has another schema',
      () => drawn({ metadata: layers('transportation', 'water') }),
      'has no layer earth, places, roads',
    ],
    ['lists no layers', () => drawn({ metadata: {} }), 'does not list its layers'],
    [
      'has an older schema',
      () => drawn({ metadata: { ...METADATA, version: '3.7.1' } }),
      'has version 3.7.1',
    ],
    ['has a broken directory', () => drawn({}).fill(0, 127, 160), 'has a broken directory'],
  ])('%s', async (_, bytes, fault) => {
    expect(await faultOf(bytes())).toContain(fault);
  });
});

test('the command prints facts with exit code 0, and faults with exit code 1', async () => {
  writeFileSync(FILE, drawn({}));
  const good = await run('check', FILE);
  expect(good.code).toBe(0);
  expect(good.output).toContain(`${FILE} can be used as MAP_FILE.\n  schema  Protomaps basemap 4.15.2\n`);
  expect(await run('check', `${FILE}.not`)).toEqual({
    code: 1,
    output: `${FILE}.not cannot be used as MAP_FILE: it does not exist.\n`,
  });
  expect(await run('check', folder)).toMatchObject({
    code: 1,
    output: expect.stringContaining('it is a folder'),
  });
  expect(await run('check')).toEqual({
    code: 1,
    output: expect.stringContaining('npm run map -- check <file>'),
  });
});
