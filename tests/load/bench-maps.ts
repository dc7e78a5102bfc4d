/** The cost of maps with streets: tiles of the map file, and static maps that are drawn anew. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawMapFile } from '../support/street-map/map-file.ts';
import type { RunningServer } from './run-server.ts';

/** Places in Ghent, where the drawn file has streets: tile numbers at zoom 15, and degrees. */
const TILES = { left: 16_717, top: 10_954, columns: 10, rows: 10 };
const PLACES = { south: 51.04, west: 3.7, step: 0.0004 };
const COUNTS = { tiles: 4_000, staticMaps: 200 };
const CONNECTIONS = 8;

interface MapFigure {
  what: string;
  perSecond: number;
  /** CPU time of Node per request. */
  cpuMs: number;
}

/** Writes the drawn map file, and returns its path for `MAP_FILE`. */
export function writeMapFile(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'drawn.pmtiles');
  writeFileSync(file, drawMapFile());
  return file;
}

/** Measures a server with that map file. */
export async function mapFigures(server: Pick<RunningServer, 'url' | 'cpuMs'>): Promise<MapFigure[]> {
  const { left, top, columns, rows } = TILES;
  const tile = (index: number) => {
    const [x, y] = [left + (index % columns), top + (Math.floor(index / columns) % rows)];
    return `/map/streets/15/${x}/${y}.mvt`;
  };
  const staticMap = (index: number) => {
    const { south, west, step } = PLACES;
    const point = [south + (index % 20) * step, west + Math.floor(index / 20) * step].map((one) =>
      one.toFixed(4),
    );
    return `/map/nl/still/16/${point.join()}.svg`;
  };
  return [
    await measureEach(
      'street tile',
      server,
      Array.from({ length: COUNTS.tiles }, (_, index) => tile(index)),
    ),
    await measureEach(
      'new static map with streets',
      server,
      Array.from({ length: COUNTS.staticMaps }, (_, index) => staticMap(index)),
    ),
  ];
}

async function measureEach(
  what: string,
  { url, cpuMs }: Pick<RunningServer, 'url' | 'cpuMs'>,
  paths: readonly string[],
): Promise<MapFigure> {
  const [start, cpu] = [performance.now(), cpuMs()];
  const waiting = [...paths];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const response = await fetch(url + next);
      if (!response.ok) throw new Error(`${next}: status ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const seconds = (performance.now() - start) / 1000;
  return { what, perSecond: paths.length / seconds, cpuMs: (cpuMs() - cpu) / paths.length };
}
