import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '../../../server/platform/logging/logger.ts';
import { startSite, type TestSite } from '../site.ts';
import { drawMapFile } from './map-file.ts';

export interface MapSite {
  site: TestSite;
  /** The path of its map file. */
  file: string;
  /** The lines of its log. */
  lines: string[];
  /** Stops the site and removes the folder of the map file. */
  stop(): Promise<void>;
}

/** Starts a site with a map file of its own. */
export async function startMapSite(bytes = drawMapFile()): Promise<MapSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baksteen-map-'));
  const file = path.join(folder, 'belgium.pmtiles');
  await writeFile(file, bytes);
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const site = await startSite({ env: { MAP_FILE: file }, log });
  const stop = async () => {
    await site.stop();
    await rm(folder, { recursive: true });
  };
  return { site, file, lines, stop };
}
