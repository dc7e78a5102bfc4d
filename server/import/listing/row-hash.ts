import { hash } from 'node:crypto';

/** Stands in no text: control characters have no business there. */
const SEPARATOR = 1;
const FIRST_BYTES = 1 << 16;

/** Hashes rows by their values, in room that is used again: a row of ten kilobytes is not put together as a string. */
export class RowHash {
  private room = Buffer.allocUnsafeSlow(FIRST_BYTES);

  /** SHA-256 of the values as UTF-8, with a separator between them; hexadecimal. */
  of(values: readonly (string | null)[]): string {
    let length = 0;
    for (const [at, value] of values.entries()) {
      // Three bytes are the most that a character takes.
      const most = length + 3 * (value?.length ?? 0) + 1;
      if (most > this.room.length) this.room = Buffer.concat([this.room], 2 * most);
      if (at > 0) this.room[length++] = SEPARATOR;
      if (value) length += this.room.write(value, length);
    }
    return hash('sha256', this.room.subarray(0, length));
  }
}
