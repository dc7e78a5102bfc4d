/** Finds the tiles of a rectangle in a remote PMTiles file by its directories. */
import { type Entry, type Header, ResolvedValueCache, type Source, zxyToTileId } from 'pmtiles';
import { toMercator } from '../../../../../shared/geography/mercator.ts';
import type { Bounds } from '../../../../../shared/listings/criteria.ts';

/** More than a country has; a wrong rectangle must not fill the memory. */
const MAX_TILES = 2_000_000;
/** Directories below each other, as in the library. */
const MAX_DEPTH = 3;

/** A tile of the remote file. `offset`: from its first tile. */
export interface FoundTile {
  id: number;
  offset: number;
  length: number;
}

/** Returns the ids of all tiles that touch a rectangle, in ascending order. @throws when they are too many */
export function listTileIds(bounds: Bounds, maxZoom: number): number[] {
  const northWest = toMercator({ latitude: bounds.north, longitude: bounds.west });
  const southEast = toMercator({ latitude: bounds.south, longitude: bounds.east });
  const ids: number[] = [];
  for (let zoom = 0; zoom <= maxZoom; zoom++) {
    const at = (part: number) => Math.min(2 ** zoom - 1, Math.max(0, Math.floor(part * 2 ** zoom)));
    const [left, top, right, bottom] = [northWest.x, northWest.y, southEast.x, southEast.y].map(at) as [
      number,
      number,
      number,
      number,
    ];
    if (ids.length + (right - left + 1) * (bottom - top + 1) > MAX_TILES)
      throw new Error(`The bounds contain more than ${MAX_TILES} tiles.`);
    for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) ids.push(zxyToTileId(zoom, x, y));
  }
  return ids.sort((a, b) => a - b);
}

/** Returns the tiles with these ascending ids that the file has. Reads each directory once. */
export async function findTiles(
  source: Source,
  header: Header,
  ids: readonly number[],
): Promise<FoundTile[]> {
  const cache = new ResolvedValueCache(1);
  const found: FoundTile[] = [];
  const search = async (offset: number, length: number, wanted: readonly number[], depth: number) => {
    if (depth > MAX_DEPTH) throw new Error('The directories of the file are too deep.');
    const entries = await cache.getDirectory(source, offset, length, header);
    for (const { entry, matches } of matchEntries(entries, wanted)) {
      if (entry.runLength > 0)
        for (const id of matches) found.push({ id, offset: entry.offset, length: entry.length });
      else await search(header.leafDirectoryOffset + entry.offset, entry.length, matches, depth + 1);
    }
  };
  await search(header.rootDirectoryOffset, header.rootDirectoryLength, ids, 0);
  return found;
}

/** Returns the entries of a directory that contain some of the ascending ids, with these ids. */
function matchEntries(entries: readonly Entry[], ids: readonly number[]) {
  const matched: { entry: Entry; matches: readonly number[] }[] = [];
  let next = 0;
  for (const [index, entry] of entries.entries()) {
    // A leaf directory contains all tiles up to the next entry.
    const end =
      entry.runLength > 0
        ? entry.tileId + entry.runLength
        : (entries[index + 1]?.tileId ?? Number.POSITIVE_INFINITY);
    while (next < ids.length && (ids[next] as number) < entry.tileId) next++;
    const first = next;
    while (next < ids.length && (ids[next] as number) < end) next++;
    if (next > first) matched.push({ entry, matches: ids.slice(first, next) });
  }
  return matched;
}
