/** The tiles of the agency's map file, which may be replaced while the site runs. */
import type { StreetMap } from '../../../../shared/geography/street-map.ts';
import { runRepeatedly } from '../../../platform/jobs/run-repeatedly.ts';
import type { Logger } from '../../../platform/logging/logger.ts';
import { readStamp } from './file-source.ts';
import { type MapFile, openMapFile } from './map-file.ts';
import { MapFileError, mapFileFault } from './map-file-error.ts';

/** How soon pages learn of a replaced file that no visitor has requested a tile of. */
const CHECK_MS = 60_000;

export interface StreetTile {
  /** The stored bytes, an MVT; null when the file does not have this tile. */
  bytes: Buffer | null;
  isGzipped: boolean;
  /** The version of the file that the tile is from. */
  version: string;
}

export interface StreetTiles {
  /** What pages must know of the file; null while there is none that can be read. */
  streets(): StreetMap | null;
  /** Returns a tile of the current file; null while there is none that can be read. */
  readTile(zoom: number, x: number, y: number): Promise<StreetTile | null>;
  /** Calls a function each time that another file is used, or none any more. */
  onReplaced(listener: () => void): void;
  stop(): Promise<void>;
}

const NO_STREETS: StreetTiles = {
  streets: () => null,
  readTile: async () => null,
  onReplaced: () => {},
  stop: async () => {},
};

/** Opens the file. While it cannot be read, the reason is logged and the map has no streets. */
export async function createStreetTiles(path: string | undefined, log: Logger): Promise<StreetTiles> {
  if (!path) return NO_STREETS;
  const follower = followFile(path, log);
  await follower.refresh();
  const stop = runRepeatedly(follower.refresh, {
    pauseMs: CHECK_MS,
    onError: (err) => log.error({ err }, 'the map file could not be checked'),
  });
  return {
    streets() {
      const file = follower.current();
      return file && { version: file.version, bounds: file.facts.bounds, zooms: file.facts.zooms };
    },
    async readTile(zoom, x, y) {
      await follower.refresh();
      const tile = await readFrom(follower.current(), [zoom, x, y]);
      if (tile !== CLOSED) return tile;
      // The file was replaced during the read.
      await follower.refresh();
      const again = await readFrom(follower.current(), [zoom, x, y]);
      return again === CLOSED ? null : again;
    },
    onReplaced: follower.onReplaced,
    async stop() {
      await stop();
      await follower.current()?.close();
    },
  };
}

const CLOSED = Symbol('closed');

/** Reads a tile from one file. */
async function readFrom(file: MapFile | null, place: [number, number, number]) {
  if (!file) return null;
  try {
    const bytes = await file.readTile(...place);
    return { bytes, isGzipped: file.facts.isGzipped, version: file.version };
  } catch (error) {
    if (await file.isIntact().catch(() => false)) throw error;
    return CLOSED;
  }
}

/** Keeps the newest readable state of a file open. */
function followFile(path: string, log: Logger) {
  const listeners: (() => void)[] = [];
  let file: MapFile | null = null;
  /** The state that was opened or rejected last. */
  let lastStamp: string | null | undefined;
  let lastFault = '';
  let refreshing: Promise<void> | undefined;
  const replace = async (next: MapFile | null) => {
    const last = file;
    file = next;
    for (const listener of listeners) listener();
    await last?.close();
  };
  const open = async (stamp: string | null) => {
    lastStamp = stamp;
    try {
      const next = await openMapFile(path);
      lastStamp = next.stamp;
      lastFault = '';
      await replace(next);
      log.info({ version: next.version, data: next.facts.dataTime }, `MAP_FILE: streets come from ${path}`);
    } catch (error) {
      const fault = mapFileFault(error);
      // Another attempt can succeed without a change of the file.
      if (!(error instanceof MapFileError)) lastStamp = undefined;
      // A renamed file is still readable, an overwritten one is not.
      if (file && !(await file.isIntact())) await replace(null);
      const effect = file ? 'The streets of the last file stay' : 'The map has no streets';
      if (fault !== lastFault) log.error(`MAP_FILE: ${path} ${fault}. ${effect}.`);
      lastFault = fault;
    }
  };
  const refresh = async () => {
    const stamp = await readStamp(path);
    if (stamp !== lastStamp) await open(stamp);
  };
  return {
    current: () => file,
    onReplaced: (listener: () => void) => void listeners.push(listener),
    /** Opens the file again when it has changed; concurrent calls share one check. */
    refresh(): Promise<void> {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
  };
}
