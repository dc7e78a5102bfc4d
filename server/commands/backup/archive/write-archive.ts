/** Writes a backup to a file: a tar archive compressed by Zstandard, readable only by its owner. */
import { existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import tar, { type Pack } from 'tar-stream';
import type { MediaFile, MediaTotals } from '../media-files.ts';
import type { Header, RowBatch, Totals } from '../snapshot.ts';
import { HEADER_ENTRY, MEDIA_FOLDER, MEDIA_TOTALS_ENTRY, TABLE_FOLDER, TOTALS_ENTRY } from './entries.ts';

interface Content {
  header: Header;
  batches(): AsyncIterable<RowBatch>;
  totals(): Promise<Totals>;
  /** Null: the backup has no files. */
  media: { files(): AsyncIterable<MediaFile>; totals(): MediaTotals } | null;
}

const OWNER_ONLY = 0o600;

/** @throws Error when the file exists or cannot be created. */
export async function checkNewFile(file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists: choose another name.`);
  if (!existsSync(path.dirname(path.resolve(file))))
    throw new Error(`There is no folder ${path.dirname(file)}.`);
}

/**
 * Writes to a temporary name and names the complete file, which never replaces another one. Removes the temporary file
 * after a failure, or when `signal` aborts.
 */
export async function writeArchive(file: string, content: Content, signal: AbortSignal): Promise<void> {
  const temporary = `${file}.part`;
  const handle = await open(temporary, 'wx', OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`${temporary} exists: another backup is writing it, or was killed. Then delete it.`);
  });
  try {
    const pack = tar.pack();
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    await Promise.all([
      pipeline(pack, compress, handle.createWriteStream({ flush: true }), { signal }),
      writeEntries(pack, content).catch((error) => pack.destroy(error)),
    ]);
    await giveName(temporary, file);
  } finally {
    await handle.close().catch(() => {});
    await rm(temporary, { force: true });
  }
}

/** Unlike a rename, a link never replaces a file; some file systems have no links. */
async function giveName(temporary: string, file: string): Promise<void> {
  await link(temporary, file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new Error(`${file} exists: choose another name.`);
    await checkNewFile(file);
    await rename(temporary, file);
  });
}

async function writeEntries(pack: Pack, { header, batches, totals, media }: Content): Promise<void> {
  await writeEntry(pack, HEADER_ENTRY, toJson(header));
  let part = 0;
  for await (const { table, rows } of batches())
    await writeEntry(pack, `${TABLE_FOLDER}${table}/${String(++part).padStart(6, '0')}`, rows);
  await writeEntry(pack, TOTALS_ENTRY, toJson(await totals()));
  for await (const { key, bytes } of media?.files() ?? [])
    await writeEntry(pack, `${MEDIA_FOLDER}${key}`, bytes);
  await writeEntry(pack, MEDIA_TOTALS_ENTRY, toJson(media?.totals() ?? null));
  pack.finalize();
}

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

/** Resolves when the archive has taken the bytes, so that memory stays bounded. */
function writeEntry(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = pack.entry({ name, size: bytes.length, mode: OWNER_ONLY }, (error) =>
      error ? reject(error) : resolve(),
    );
    entry.end(bytes);
  });
}
