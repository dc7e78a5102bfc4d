/** The pictures and documents of a site: the files that cannot be rendered again. */
import { hash } from 'node:crypto';
import type pg from 'pg';
import { documentKey, masterKey } from '../../platform/media/keys.ts';
import type { MediaStorage } from '../../platform/media/storage.ts';
import { RowTotals, type TableTotals } from './row-totals.ts';

export interface MediaTotals extends TableTotals {
  /** Files that the database names and the storage lacks, such as documents that the demo agency never drew. */
  missing: number;
}

export interface MediaFile {
  key: string;
  bytes: Buffer;
}

/** Keys are read in batches. */
const KEYS = 1_000;

/** Yields the keys of all stored originals that the database names. Drawings are drawn when they are needed. */
export async function* mediaKeys(client: pg.Client): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const { rows } = await client.query<{ hash: string; kind: string }>(
      `select hash, kind from media_file where kind <> 'DRAWING' and hash > $1 order by hash limit ${KEYS}`,
      [last],
    );
    for (const { hash: name, kind } of rows) yield kind === 'DOCUMENT' ? documentKey(name) : masterKey(name);
    if (rows.length < KEYS) return;
    last = rows.at(-1)?.hash ?? '';
  }
}

/** Counts files and hashes them with their keys. */
export class MediaCounter {
  readonly #items = new RowTotals();
  #bytes = 0;
  missing = 0;

  add({ key, bytes }: MediaFile): void {
    this.#items.addItem(Buffer.from(`${key} ${hash('sha256', bytes)}`));
    this.#bytes += bytes.length;
  }

  get totals(): MediaTotals {
    return { ...this.#items.totals, bytes: this.#bytes, missing: this.missing };
  }
}

/** Reads the files of these keys one after the other; each is at most 25 MB. */
export async function* readMedia(
  keys: readonly string[],
  storage: MediaStorage,
  counter: MediaCounter,
): AsyncGenerator<MediaFile> {
  for (const key of keys) {
    const bytes = await storage.read(key);
    if (!bytes) {
      counter.missing++;
      continue;
    }
    counter.add({ key, bytes });
    yield { key, bytes };
  }
}

/** Stores files that the storage lacks or has with another hash; `stored` is their number. */
export async function storeMedia<End>(
  files: AsyncGenerator<MediaFile, End>,
  storage: MediaStorage,
): Promise<{ stored: number; end: End }> {
  let stored = 0;
  for (;;) {
    const next = await files.next();
    if (next.done) return { stored, end: next.value };
    const { key, bytes } = next.value;
    if ((await storage.hash(key)) === hash('sha256', bytes)) continue;
    await storage.put(key, bytes);
    stored++;
  }
}

/** Returns how many files the database names and the storage lacks. */
export async function countMissing(client: pg.Client, storage: MediaStorage): Promise<number> {
  const stored = new Set<string>();
  for await (const { key } of storage.list()) stored.add(key);
  let missing = 0;
  for await (const key of mediaKeys(client)) if (!stored.has(key)) missing++;
  return missing;
}
