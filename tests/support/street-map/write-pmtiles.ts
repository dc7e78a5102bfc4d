/** Writes PMTiles files (version 3), with all parts that readers need and faults that they must notice. */
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { Bounds } from '../../../shared/listings/criteria.ts';

const HEADER_BYTES = 127;
/** Small, so that test files have leaf directories too. */
const LEAF_ENTRIES = 64;
/** Codes of the format. */
const GZIP = 2;
const NO_COMPRESSION = 1;
const MVT = 1;

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
  header?: Partial<Record<'version' | 'tileType' | 'tileCompression' | 'internalCompression', number>>;
}

interface Entry {
  id: number;
  /** 0 marks the entry of a leaf directory. */
  runLength: number;
  offset: number;
  length: number;
}

/** Returns the bytes of a file with these tiles. */
export function writePmtiles(tiles: readonly DrawnTile[], options: PmtilesOptions): Buffer {
  const { isGzipped = true } = options;
  const sorted = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.zoom, tile.x, tile.y) }))
    .sort((one, other) => one.id - other.id);
  const data = sorted.map(({ bytes }) => (isGzipped ? gzipSync(bytes) : Buffer.from(bytes)));
  const entries = withOffsets(
    sorted.map(({ id }, index) => ({ id, runLength: 1, length: sizeAt(data, index) })),
  );
  const leaves = chunk(entries).map((part) => ({ id: part[0]?.id ?? 0, bytes: directory(part) }));
  const pointers = withOffsets(leaves.map(({ id, bytes }) => ({ id, runLength: 0, length: bytes.length })));
  const parts = {
    root: directory(pointers),
    metadata: gzipSync(JSON.stringify(options.metadata)),
    leaves: Buffer.concat(leaves.map(({ bytes }) => bytes)),
    tiles: Buffer.concat(data),
  };
  return Buffer.concat([headerOf(parts, { ...options, isGzipped, sorted }), ...Object.values(parts)]);
}

const sizeAt = (data: readonly Buffer[], index: number) => data[index]?.length ?? 0;

function chunk(entries: readonly Entry[]): Entry[][] {
  const count = Math.ceil(entries.length / LEAF_ENTRIES);
  return Array.from({ length: count }, (_, at) => entries.slice(at * LEAF_ENTRIES, (at + 1) * LEAF_ENTRIES));
}

function withOffsets(entries: readonly Omit<Entry, 'offset'>[]): Entry[] {
  let end = 0;
  return entries.map((entry) => {
    const offset = end;
    end += entry.length;
    return { ...entry, offset };
  });
}

/** Each column of the entries is stored apart, as varints. */
function directory(entries: readonly Entry[]): Buffer {
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

interface Written extends PmtilesOptions {
  isGzipped: boolean;
  sorted: readonly DrawnTile[];
}

function headerOf(
  parts: Record<string, Buffer>,
  { bounds, isGzipped, sorted, header = {} }: Written,
): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('PMTiles', 'latin1');
  bytes.writeUInt8(header.version ?? 3, 7);
  let offset = HEADER_BYTES;
  for (const [index, part] of Object.values(parts).entries()) {
    bytes.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    bytes.writeBigUInt64LE(BigInt(part.length), 16 + index * 16);
    offset += part.length;
  }
  for (const at of [72, 80, 88]) bytes.writeBigUInt64LE(BigInt(sorted.length), at);
  const zooms = sorted.map(({ zoom }) => zoom);
  const codes = [
    1,
    header.internalCompression ?? GZIP,
    header.tileCompression ?? (isGzipped ? GZIP : NO_COMPRESSION),
    header.tileType ?? MVT,
    Math.min(...zooms),
    Math.max(...zooms),
  ];
  for (const [index, code] of codes.entries()) bytes.writeUInt8(code, 96 + index);
  const { west, south, east, north } = bounds;
  for (const [index, degrees] of [west, south, east, north].entries())
    bytes.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  return bytes;
}
