/** Writes PMTiles files (version 3), with all parts that readers need and faults that they must notice. */
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { writeArchiveHead } from '../../../server/features/map/streets/download/write-archive.ts';
import type { Bounds } from '../../../shared/listings/criteria.ts';

/** Small, so that test files have several leaf directories. */
const LEAF_ENTRIES = 64;
/** Codes of the format. */
const GZIP = 2;
const NO_COMPRESSION = 1;
const MVT = 1;
/** Positions in the header of values that tests replace. */
const POSITIONS = { version: 7, internalCompression: 97, tileCompression: 98, tileType: 99 };

export interface DrawnTile {
  zoom: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

export interface PmtilesOptions {
  bounds: Bounds;
  metadata: object;
  /** Whether tiles are compressed. */
  isGzipped?: boolean;
  /** Values of the header that replace the right ones. */
  header?: Partial<Record<keyof typeof POSITIONS, number>>;
}

/** Returns the bytes of a file with these tiles. */
export function writePmtiles(tiles: readonly DrawnTile[], options: PmtilesOptions): Buffer {
  const { bounds, metadata, isGzipped = true, header = {} } = options;
  const sorted = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.zoom, tile.x, tile.y) }))
    .sort((a, b) => a.id - b.id);
  const data = sorted.map(({ bytes }) => (isGzipped ? gzipSync(bytes) : Buffer.from(bytes)));
  let end = 0;
  const entries = sorted.map(({ id }, index) => {
    const [offset, length] = [end, data[index]?.length ?? 0];
    end += length;
    return { id, runLength: 1, offset, length };
  });
  const zooms = sorted.map(({ zoom }) => zoom);
  const head = writeArchiveHead(entries, {
    bounds,
    zooms: { min: Math.min(...zooms), max: Math.max(...zooms) },
    metadata: JSON.stringify(metadata),
    tileType: MVT,
    tileCompression: isGzipped ? GZIP : NO_COMPRESSION,
    leafEntries: LEAF_ENTRIES,
  });
  for (const [name, code] of Object.entries(header))
    head.writeUInt8(code, POSITIONS[name as keyof typeof POSITIONS]);
  return Buffer.concat([head, ...data]);
}
