/** One opened map file: its facts and its tiles, as they are stored. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { bytesToHeader, Compression, EtagMismatch, type Header, PMTiles, ResolvedValueCache } from 'pmtiles';
import { HEAD_BYTES, type OpenFile, openFile } from './file-source.ts';
import { MapFileError } from './map-file-error.ts';
import { checkHeader, type MapFileFacts, readFacts } from './map-file-metadata.ts';

/** The directories in memory: a directory of 4,096 tiles takes about 250 kB. */
const MAX_DIRECTORIES = 32;
const MAGIC = 'PMTiles';
const VERSION = 3;
const HEADER_BYTES = 127;
/** Metadata are some ten kilobytes; a broken header may claim any length. */
const MAX_METADATA_BYTES = 10_000_000;
const decompress = promisify(gunzip);

export interface MapFile extends Pick<OpenFile, 'size' | 'stamp' | 'isIntact' | 'close'> {
  facts: MapFileFacts;
  /** Identifies the contents: the same on every machine that has a copy of the file. */
  version: string;
  /**
   * Returns the stored bytes of a tile; null when the file does not have it.
   * @throws EtagMismatch when the file has been overwritten since it was opened
   */
  readTile(zoom: number, x: number, y: number): Promise<Buffer | null>;
}

/** Opens and checks a file. @throws MapFileError, or the error of the operating system */
export async function openMapFile(path: string): Promise<MapFile> {
  const file = await openFile(path);
  try {
    return await readMapFile(file);
  } catch (error) {
    await file.close();
    throw error instanceof EtagMismatch ? new MapFileError('is being written') : error;
  }
}

async function readMapFile({ source, size, stamp, isIntact, close }: OpenFile): Promise<MapFile> {
  const { data: head } = await source.getBytes(0, HEAD_BYTES);
  const start = Buffer.from(head);
  if (size < HEADER_BYTES || start.toString('latin1', 0, MAGIC.length) !== MAGIC)
    throw new MapFileError('is not a PMTiles file');
  if (start.readUInt8(MAGIC.length) !== VERSION)
    throw new MapFileError(`is not version ${VERSION} of PMTiles`);
  const header = bytesToHeader(head);
  checkHeader(header, size);
  // Unlike the library's default cache, this one does not keep failed reads.
  const cache = new ResolvedValueCache(MAX_DIRECTORIES, false);
  const archive = new PMTiles(source, cache, async (stored) => stored);
  await archive.getHeader().catch(rejectDirectory);
  const metadata = await readMetadata(source, header);
  const version = createHash('sha256').update(start).update(metadata).update(String(size));
  return {
    size,
    stamp,
    isIntact,
    close,
    facts: readFacts(header, parseMetadata(metadata)),
    version: version.digest('hex').slice(0, 12),
    async readTile(zoom, x, y) {
      const found = await archive.getZxy(zoom, x, y);
      return found ? Buffer.from(found.data) : null;
    },
  };
}

function rejectDirectory(error: unknown): never {
  if (error instanceof EtagMismatch) throw error;
  throw new MapFileError('has a broken directory');
}

async function readMetadata(source: OpenFile['source'], header: Header): Promise<Buffer> {
  const { jsonMetadataOffset: offset, jsonMetadataLength: length, internalCompression } = header;
  if (length > MAX_METADATA_BYTES) throw new MapFileError('has broken metadata');
  const stored = Buffer.from((await source.getBytes(offset, length)).data);
  if (internalCompression !== Compression.Gzip) return stored;
  return decompress(stored, { maxOutputLength: MAX_METADATA_BYTES }).catch(() => {
    throw new MapFileError('has broken metadata');
  });
}

function parseMetadata(metadata: Buffer): unknown {
  try {
    return JSON.parse(metadata.toString('utf8'));
  } catch {
    throw new MapFileError('has broken metadata');
  }
}
