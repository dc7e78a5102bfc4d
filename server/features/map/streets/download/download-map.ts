/** Downloads a part of a PMTiles file by byte ranges. A later call continues where an earlier one was stopped. */
import { open, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { EtagMismatch, FetchSource, type Header, PMTiles, type Source } from 'pmtiles';
import type { Bounds } from '../../../../../shared/listings/criteria.ts';
import { openMapFile } from '../map-file.ts';
import { mapFileFault } from '../map-file-error.ts';
import { findTiles, listTileIds } from './find-tiles.ts';
import { type ByteRange, planDownload } from './plan-download.ts';
import { writeArchiveHead } from './write-archive.ts';

const REQUEST_TIMEOUT_MS = 60_000;
/** Milliseconds before each further try of a request that failed. */
const RETRIES_MS = [1000, 4000, 16_000, 60_000];

export interface MapDownload {
  url: string;
  path: string;
  bounds: Bounds;
  maxZoom: number;
  /** Called after each request with the bytes of the new file. */
  onProgress(done: number, total: number): void;
  /** Milliseconds before each further try; for tests. */
  retriesMs?: readonly number[];
}

/**
 * Writes the tiles of a rectangle into a file, through `<path>.part`. The file is checked before it has its name.
 * @throws Error with a sentence for the operator
 */
export async function downloadMap(download: MapDownload): Promise<void> {
  const { url, path, bounds, maxZoom, onProgress } = download;
  const source = retrySource(new FetchSource(url), download.retriesMs ?? RETRIES_MS);
  const archive = new PMTiles(source);
  const header = await archive.getHeader();
  const zooms = { min: header.minZoom, max: Math.min(maxZoom, header.maxZoom) };
  const plan = planDownload(await findTiles(source, header, listTileIds(bounds, zooms.max)));
  if (plan.entries.length === 0) throw new Error(`${url} has no tiles within the bounds.`);
  const head = writeArchiveHead(plan.entries, {
    bounds,
    zooms,
    metadata: JSON.stringify(await archive.getMetadata()),
    tileType: header.tileType,
    tileCompression: header.tileCompression,
  });
  const part = `${path}.part`;
  const done = await resume(part, { head, ranges: plan.ranges, key: `${url} ${header.etag}` });
  await append(part, { source, header, ranges: plan.ranges.slice(done.ranges) }, (bytes) =>
    onProgress(done.bytes + bytes, head.length + plan.bytes),
  );
  await checkFile(part);
  await rename(part, path);
  await rm(noteOf(part));
}

interface Resumable {
  head: Buffer;
  ranges: readonly ByteRange[];
  /** Identifies the remote file. */
  key: string;
}

/** Starts a file, or cuts a started one after its last complete range. Returns what it already contains. */
async function resume(part: string, { head, ranges, key }: Resumable) {
  const note = noteOf(part);
  const size = await stat(part).then(
    (stats) => stats.size,
    () => 0,
  );
  const isSame = size >= head.length && (await isStartedFrom(note, key)) && (await startsWith(part, head));
  if (!isSame) {
    await writeFile(part, head);
    await writeFile(note, key);
    return { ranges: 0, bytes: head.length };
  }
  let [bytes, count] = [head.length, 0];
  for (const { length } of ranges) {
    if (bytes + length > size) break;
    bytes += length;
    count++;
  }
  await truncate(part, bytes);
  return { ranges: count, bytes };
}

/** Names the remote file of a started download. */
const noteOf = (part: string): string => `${part}.source`;

const isStartedFrom = (note: string, key: string): Promise<boolean> =>
  readFile(note, 'utf8').then(
    (text) => text === key,
    () => false,
  );

async function startsWith(path: string, head: Buffer): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(head.length), 0, head.length, 0);
    return buffer.equals(head);
  } finally {
    await file.close();
  }
}

interface Remote {
  source: Source;
  header: Header;
  ranges: readonly ByteRange[];
}

async function append(part: string, { source, header, ranges }: Remote, onBytes: (bytes: number) => void) {
  const file = await open(part, 'a');
  try {
    let bytes = 0;
    for (const { offset, length } of ranges) {
      const { data } = await source.getBytes(header.tileDataOffset + offset, length, undefined, header.etag);
      await file.writeFile(Buffer.from(data));
      bytes += length;
      onBytes(bytes);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

async function checkFile(part: string): Promise<void> {
  const file = await openMapFile(part).catch((error) => {
    throw new Error(`The downloaded file cannot be used: it ${mapFileFault(error)}.`);
  });
  await file.close();
}

/** Returns a source whose requests have a time limit, must be complete, and are tried again when they fail. */
function retrySource(source: FetchSource, retriesMs: readonly number[]): Source {
  const request = async (offset: number, length: number, etag?: string) => {
    const response = await source.getBytes(offset, length, AbortSignal.timeout(REQUEST_TIMEOUT_MS), etag);
    // The head of a small file is shorter than the library asks for.
    if (offset > 0 && response.data.byteLength !== length) throw new Error('The response is incomplete.');
    return response;
  };
  return {
    getKey: () => source.getKey(),
    async getBytes(offset, length, _signal, etag) {
      for (const pause of retriesMs) {
        try {
          return await request(offset, length, etag);
        } catch (error) {
          if (error instanceof EtagMismatch) throw changedError(source.getKey());
          await delay(pause);
        }
      }
      return request(offset, length, etag);
    },
  };
}

const changedError = (url: string): Error => new Error(`${url} has changed while it was read. Start again.`);
