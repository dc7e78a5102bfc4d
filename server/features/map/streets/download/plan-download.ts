/** Plans which bytes of a remote file become which bytes of the new one. */
import type { FoundTile } from './find-tiles.ts';
import type { TileEntry } from './write-archive.ts';

/** Bytes of one request. */
const MAX_RANGE = 4 * 1024 * 1024;

/** Contiguous contents of the remote file. Offsets are from its first tile. */
export interface ByteRange {
  offset: number;
  length: number;
}

export interface DownloadPlan {
  /** The directory of the new file. */
  entries: TileEntry[];
  /** What to append after its head, in order. */
  ranges: ByteRange[];
  /** Sum of the ranges. */
  bytes: number;
}

/** Returns the plan for tiles in the order of their ids. Equal tiles are stored once. */
export function planDownload(tiles: readonly FoundTile[]): DownloadPlan {
  const contents = new Map(tiles.map(({ offset, length }) => [offset, length]));
  const offsets = new Map<number, number>();
  const ranges: ByteRange[] = [];
  let bytes = 0;
  for (const [offset, length] of [...contents].sort(([one], [other]) => one - other)) {
    offsets.set(offset, bytes);
    bytes += length;
    const last = ranges.at(-1);
    if (last && last.offset + last.length === offset && last.length + length <= MAX_RANGE)
      last.length += length;
    else ranges.push({ offset, length });
  }
  const entries: TileEntry[] = [];
  for (const { id, offset, length } of tiles) {
    const start = offsets.get(offset) as number;
    const last = entries.at(-1);
    if (last && last.offset === start && last.id + last.runLength === id) last.runLength++;
    else entries.push({ id, runLength: 1, offset: start, length });
  }
  return { entries, ranges, bytes };
}
