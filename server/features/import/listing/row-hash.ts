import { hash } from 'node:crypto';

/** A control character, which occurs in no text. */
const SEPARATOR = 1;
const INITIAL_BYTES = 1 << 16;

/** Hashes the values of rows in a reused buffer, without concatenating strings of tens of kilobytes. */
export class RowHasher {
  private buffer = Buffer.allocUnsafeSlow(INITIAL_BYTES);

  /** Returns the SHA-256 of the values in hexadecimal. Null and '' are equal. */
  hash(values: readonly (string | null)[]): string {
    let length = 0;
    for (const [at, value] of values.entries()) {
      // A UTF-16 code unit takes at most three bytes in UTF-8.
      const maxLength = length + 3 * (value?.length ?? 0) + 1;
      if (maxLength > this.buffer.length) this.buffer = Buffer.concat([this.buffer], 2 * maxLength);
      if (at > 0) this.buffer[length++] = SEPARATOR;
      if (value) length += this.buffer.write(value, length);
    }
    return hash('sha256', this.buffer.subarray(0, length));
  }
}
