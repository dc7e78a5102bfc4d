/** Writes the parts of a PMTiles file (version 3) that stand before its tiles. */
import { gzipSync } from 'node:zlib';
import type { Bounds } from '../../../../../shared/listings/criteria.ts';

const HEADER_BYTES = 127;
/** With 4,096 tiles in each leaf the root of a country fits into the first 16 kB, which readers request first. */
const LEAF_ENTRIES = 4096;

/** A run of equal tiles. */
export interface TileEntry {
  /** Id of the first tile. */
  id: number;
  /** Number of tiles; 0 marks the entry of a leaf directory. */
  runLength: number;
  /** Of the contents, from the first tile. */
  offset: number;
  length: number;
}

export interface ArchiveOptions {
  bounds: Bounds;
  zooms: { min: number; max: number };
  /** JSON. */
  metadata: string;
  /** Codes of the format. */
  tileType: number;
  tileCompression: number;
  /** Tiles in each leaf directory. */
  leafEntries?: number;
}

/** Returns the header, the directories and the metadata of a file. The contents of its tiles follow by their offset. */
export function writeArchiveHead(entries: readonly TileEntry[], options: ArchiveOptions): Buffer {
  const leaves = chunk(entries, options.leafEntries ?? LEAF_ENTRIES).map((part) => ({
    id: part[0]?.id ?? 0,
    bytes: writeDirectory(part),
  }));
  let end = 0;
  const pointers = leaves.map(({ id, bytes }) => {
    const offset = end;
    end += bytes.length;
    return { id, runLength: 0, offset, length: bytes.length };
  });
  const parts = {
    root: writeDirectory(pointers),
    metadata: gzipSync(options.metadata),
    leaves: Buffer.concat(leaves.map(({ bytes }) => bytes)),
  };
  return Buffer.concat([writeHeader(entries, parts, options), ...Object.values(parts)]);
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** Each column of the entries is stored apart, as varints. */
function writeDirectory(entries: readonly TileEntry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(({ runLength }) => runLength),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ];
  return gzipSync(Buffer.from(numbers.flatMap(varint)));
}

function varint(value: number): number[] {
  if (value < 128) return [value];
  return [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

function writeHeader(
  entries: readonly TileEntry[],
  parts: Record<'root' | 'metadata' | 'leaves', Buffer>,
  { bounds, zooms, tileType, tileCompression }: ArchiveOptions,
): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('PMTiles', 'latin1');
  bytes.writeUInt8(3, 7);
  const tilesEnd = Math.max(0, ...entries.map(({ offset, length }) => offset + length));
  const lengths = [...Object.values(parts).map(({ length }) => length), tilesEnd];
  let offset = HEADER_BYTES;
  for (const [index, length] of lengths.entries()) {
    bytes.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    bytes.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  }
  const counts = [
    entries.reduce((sum, { runLength }) => sum + runLength, 0),
    entries.length,
    new Set(entries.map((entry) => entry.offset)).size,
  ];
  for (const [index, count] of counts.entries()) bytes.writeBigUInt64LE(BigInt(count), 72 + index * 8);
  const [isClustered, gzip] = [1, 2];
  const codes = [isClustered, gzip, tileCompression, tileType, zooms.min, zooms.max];
  for (const [index, code] of codes.entries()) bytes.writeUInt8(code, 96 + index);
  const { west, south, east, north } = bounds;
  for (const [index, degrees] of [west, south, east, north].entries())
    bytes.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  return bytes;
}
