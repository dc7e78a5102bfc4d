/** Reads a backup from a file, and compares its rows and files with its totals. */
import { isMediaKey } from '../../../platform/media/keys.ts';
import { MediaCounter, type MediaFile, type MediaTotals } from '../media-files.ts';
import { isSameContent, RowTotals } from '../row-totals.ts';
import type { Header, RowBatch, Snapshot, Totals } from '../snapshot.ts';
import { HEADER_ENTRY, MEDIA_FOLDER, MEDIA_TOTALS_ENTRY, TABLE_FOLDER, TOTALS_ENTRY } from './entries.ts';
import { EntryReader } from './entry-reader.ts';
import { headerSchema, mediaTotalsSchema, parseEntry, totalsSchema } from './schemas.ts';

/** An open backup; its parts are read once, in the order of the methods. */
export class Archive implements Snapshot {
  readonly header: Header;
  readonly #file: string;
  readonly #entries: EntryReader;
  readonly #counted: Map<string, RowTotals>;

  constructor(file: string, header: Header, entries: EntryReader) {
    this.#file = file;
    this.header = header;
    this.#entries = entries;
    this.#counted = new Map(header.tables.map(({ table }) => [table, new RowTotals()]));
  }

  async *batches(): AsyncGenerator<RowBatch> {
    for await (const { name, bytes } of this.#entries.takeBelow(TABLE_FOLDER)) {
      const table = name.slice(0, name.lastIndexOf('/'));
      const counted = this.#counted.get(table);
      if (!counted) throw this.#damage(`it has rows of the unknown table ${table}`);
      counted.add(bytes);
      yield { table, rows: bytes };
    }
  }

  /** @throws Error when the rows that were read are not those of the totals. */
  async totals(): Promise<Totals> {
    const totals = parseEntry(this.#file, totalsSchema, await this.#take(TOTALS_ENTRY));
    for (const [table, { totals: found }] of this.#counted) {
      if (!isSameContent(found, totals.tables[table]))
        throw this.#damage(`its ${found.rows} rows of ${table} are not those of its totals`);
    }
    return totals;
  }

  /**
   * Yields all files; returns their totals, which are null for a backup without files.
   * @throws Error when the files are not those of the totals.
   */
  async *media(): AsyncGenerator<MediaFile, MediaTotals | null> {
    const counter = new MediaCounter();
    for await (const { name: key, bytes } of this.#entries.takeBelow(MEDIA_FOLDER)) {
      if (!isMediaKey(key)) throw this.#damage(`it has a file with the name ${key}`);
      counter.add({ key, bytes });
      yield { key, bytes };
    }
    const stored = parseEntry(this.#file, mediaTotalsSchema, await this.#take(MEDIA_TOTALS_ENTRY));
    const { rows, digest } = counter.totals;
    if (rows !== (stored?.rows ?? 0) || (stored && stored.digest !== digest))
      throw this.#damage('its pictures and documents are not those of its totals');
    if (await this.#entries.take()) throw this.#damage('it continues after its end');
    return stored;
  }

  close(): Promise<void> {
    return this.#entries.close();
  }

  async #take(name: string): Promise<Buffer> {
    const entry = await this.#entries.take();
    if (entry?.name !== name) throw this.#damage(`${name} is missing`);
    return entry.bytes;
  }

  #damage(reason: string): Error {
    return new Error(`${this.#file} is damaged: ${reason}.`);
  }
}

/** @throws Error that names the file when it is no backup, or one of another format. */
export async function openArchive(file: string): Promise<Archive> {
  const entries = new EntryReader(file);
  const first = await entries.take();
  if (first?.name === HEADER_ENTRY)
    return new Archive(file, parseEntry(file, headerSchema, first.bytes), entries);
  await entries.close();
  throw new Error(`${file} is no backup of a site.`);
}

/** Reads the whole file and compares everything with its totals. */
export async function verifyArchive(file: string): Promise<Header> {
  const archive = await openArchive(file);
  try {
    for await (const _ of archive.batches());
    await archive.totals();
    for await (const _ of archive.media());
    return archive.header;
  } finally {
    await archive.close();
  }
}
