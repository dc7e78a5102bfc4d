/** Reads the entries of a compressed archive one after the other. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import tar, { type Header } from 'tar-stream';

export interface Entry {
  name: string;
  bytes: Buffer;
}

/** Larger than any entry that a backup has: a batch of rows, or a file of 25 MB. */
const MAX_ENTRY_BYTES = 256_000_000;

export class EntryReader {
  readonly #file: string;
  readonly #entries: AsyncGenerator<Entry>;
  #next: Entry | undefined | 'unread' = 'unread';

  constructor(file: string) {
    this.#file = file;
    this.#entries = readEntries(file);
  }

  /** Returns the next entry without taking it; undefined at the end. */
  async peek(): Promise<Entry | undefined> {
    if (this.#next === 'unread') this.#next = await this.#read();
    return this.#next;
  }

  async take(): Promise<Entry | undefined> {
    const entry = await this.peek();
    this.#next = 'unread';
    return entry;
  }

  /** Takes the following entries of a folder; their names are relative to it. */
  async *takeBelow(folder: string): AsyncGenerator<Entry> {
    for (let entry = await this.peek(); entry?.name.startsWith(folder); entry = await this.peek()) {
      await this.take();
      yield { ...entry, name: entry.name.slice(folder.length) };
    }
  }

  async close(): Promise<void> {
    await this.#entries.return(undefined);
  }

  async #read(): Promise<Entry | undefined> {
    try {
      const { value } = await this.#entries.next();
      return value ?? undefined;
    } catch (error) {
      throw explain(this.#file, error as NodeJS.ErrnoException);
    }
  }
}

async function* readEntries(file: string): AsyncGenerator<Entry> {
  const extract = tar.extract();
  let failure: unknown;
  const reading = pipeline(createReadStream(file), createZstdDecompress(), extract).catch((error) => {
    failure = error;
    extract.destroy(error);
  });
  try {
    for await (const entry of extract) yield { name: entry.header.name, bytes: await readEntry(entry) };
    await reading;
  } catch (error) {
    throw failure ?? error;
  } finally {
    extract.destroy();
    await reading;
  }
  if (failure) throw failure;
}

async function readEntry(entry: AsyncIterable<unknown> & { header: Header }): Promise<Buffer> {
  if (entry.header.size > MAX_ENTRY_BYTES) throw new Error(`${entry.header.name} is too large`);
  return Buffer.concat((await Array.fromAsync(entry)) as Buffer[]);
}

function explain(file: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOENT') return new Error(`There is no file ${file}.`);
  if (error.syscall) return new Error(`${file} cannot be read: ${error.message}`);
  return new Error(`${file} is damaged, or no backup of a site: ${error.message}.`, { cause: error });
}
