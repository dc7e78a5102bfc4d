/** Unpacks a feed that is a zip archive with one feed file and its pictures, within limits. */
import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ImportStopped } from '../../feed/import-stopped.ts';
import { presentUnknownFile } from '../read/unknown-file.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

export interface UnpackLimits {
  files: number;
  /** Of all files together, unpacked. */
  bytes: number;
  /** Unpacked size divided by packed size. */
  ratio: number;
}

export const UNPACK_LIMITS: UnpackLimits = { files: 50_000, bytes: 8 * 1024 ** 3, ratio: 200 };

/** Small files may be packed better than the ratio. */
const MIN_RATIO_BYTES = 1024 ** 2;
const FEED_FILE = /\.(xml|json|jsonl|blm)$/i;
const MEDIA_FILE = /\.(jpe?g|png|webp|avif|gif|tiff?|pdf)$/i;
/** Excel and Word files are archives with this entry. */
const OFFICE_FILE = '[Content_Types].xml';
/** The signature of a zip archive's first entry. */
const ZIP_SIGNATURE = Buffer.from('PK\x03\x04');

interface FeedFile {
  /** The path of the feed. */
  path: string;
  /** The folder of pictures with relative paths. */
  folder: string;
}

/**
 * Runs `use` with the feed: a file as it is, or the feed of an archive, whose unpacked files are removed afterwards.
 * @throws ImportStopped when the archive is broken, exceeds the limits, or does not have exactly one feed.
 */
export async function withUnpackedFeed<Result>(
  file: string,
  use: (feed: FeedFile) => Promise<Result>,
  limits = UNPACK_LIMITS,
): Promise<Result> {
  if (!(await isZip(file))) return use({ path: file, folder: path.dirname(file) });
  return withTemporaryFolder(async (folder) => use({ path: await unpack(file, folder, limits), folder }));
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(ZIP_SIGNATURE.length), 0, ZIP_SIGNATURE.length, 0);
    return buffer.equals(ZIP_SIGNATURE);
  } finally {
    await handle.close();
  }
}

/** Returns the path of the feed. */
async function unpack(file: string, folder: string, limits: UnpackLimits): Promise<string> {
  const archive = await openArchive(file);
  const feeds: string[] = [];
  let [files, bytes] = [0, 0];
  try {
    for await (const entry of archive.eachEntry()) {
      files += 1;
      if (files > limits.files) throw new ImportStopped(`the archive has more than ${limits.files} files`);
      if (entry.fileName === OFFICE_FILE) throw new ImportStopped(presentUnknownFile('PK\x03\x04'));
      if (!isUnpacked(entry.fileName)) continue;
      bytes += entry.uncompressedSize;
      checkSize(entry, bytes, limits);
      const target = path.join(folder, entry.fileName);
      await mkdir(path.dirname(target), { recursive: true });
      await unpackEntry(archive, { entry, target });
      if (FEED_FILE.test(entry.fileName)) feeds.push(target);
    }
  } catch (error) {
    throw error instanceof ImportStopped
      ? error
      : new ImportStopped(`the archive cannot be unpacked: ${reasonOf(error)}`);
  } finally {
    archive.close();
  }
  const [feed] = feeds;
  if (feeds.length !== 1 || !feed)
    throw new ImportStopped(`the archive has ${feeds.length} feed files instead of one`);
  return feed;
}

/** Whether a file with this name is a feed, or an archive with one. */
export function isFeedFile(name: string): boolean {
  return FEED_FILE.test(name) || /\.zip$/i.test(name);
}

/** Feeds and media, without the metadata that macOS adds for each file. */
function isUnpacked(name: string): boolean {
  const isMetadata = name.startsWith('__MACOSX/') || path.posix.basename(name).startsWith('._');
  return !isMetadata && (FEED_FILE.test(name) || MEDIA_FILE.test(name));
}

/** Names with "..", absolute ones and encrypted entries are errors of the library. */
async function openArchive(file: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(file, { autoClose: false, lazyEntries: true });
  } catch (error) {
    throw new ImportStopped(`the archive cannot be unpacked: ${reasonOf(error)}`);
  }
}

function checkSize(
  { fileName, uncompressedSize, compressedSize }: Entry,
  bytes: number,
  limits: UnpackLimits,
): void {
  if (bytes > limits.bytes)
    throw new ImportStopped(`the archive is larger than ${limits.bytes / 1024 ** 2} MB when it is unpacked`);
  const ratio = uncompressedSize / Math.max(compressedSize, 1);
  if (uncompressedSize > MIN_RATIO_BYTES && ratio > limits.ratio)
    throw new ImportStopped(
      `"${path.basename(fileName)}" in the archive is packed more than ${limits.ratio} times`,
    );
}

/** The library ends a stream with more bytes than the entry says. */
async function unpackEntry(
  archive: ZipFile,
  { entry, target }: { entry: Entry; target: string },
): Promise<void> {
  const content = await archive.openReadStreamPromise(entry);
  await pipeline(content, createWriteStream(target));
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 100);
}
