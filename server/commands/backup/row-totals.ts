/** Counts and hashes rows, in any order: a restored table need not have its rows in the order of the backup. */
import { hash } from 'node:crypto';

export interface TableTotals {
  rows: number;
  /** The bytes of all rows in the text format of COPY. */
  bytes: number;
  /** The sum of the SHA-256 of each row, by 32-bit words, hexadecimal. */
  digest: string;
}

/** Whether two totals are of the same rows. */
export function isSameContent(found: TableTotals, wanted: TableTotals | undefined): boolean {
  return found.digest === wanted?.digest && found.rows === wanted.rows;
}

const NEW_LINE = 0x0a;
const WORDS = 8;

export class RowTotals {
  #rows = 0;
  #bytes = 0;
  // Addition in this array is modulo 2^32.
  readonly #words = new Uint32Array(WORDS);

  /** Adds whole rows in the text format of COPY, where only a row's end is a line feed. */
  add(rows: Buffer): void {
    for (let start = 0; start < rows.length; ) {
      const end = rows.indexOf(NEW_LINE, start) + 1 || rows.length;
      this.addItem(rows.subarray(start, end));
      start = end;
    }
  }

  /** Adds one item. */
  addItem(item: Buffer): void {
    const digest = hash('sha256', item, 'buffer');
    for (let word = 0; word < WORDS; word++)
      this.#words[word] = (this.#words[word] as number) + digest.readUInt32BE(4 * word);
    this.#rows++;
    this.#bytes += item.length;
  }

  get totals(): TableTotals {
    const digest = Array.from(this.#words, (word) => word.toString(16).padStart(8, '0')).join('');
    return { rows: this.#rows, bytes: this.#bytes, digest };
  }
}

/** Splits a stream of COPY into batches of whole rows of at least `minBytes`, except the last one. */
export async function* batchRows(stream: AsyncIterable<Buffer>, minBytes: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < minBytes || !chunk.includes(NEW_LINE)) continue;
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(NEW_LINE) + 1;
    yield all.subarray(0, end);
    waiting = [all.subarray(end)];
    size = all.length - end;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
