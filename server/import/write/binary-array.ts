/**
 * Arrays as query parameters in PostgreSQL's binary format: many long values go over without being quoted
 * here and read letter by letter there. `pg` sends a Buffer as it is.
 */

/** Object ids of the element types; fixed in every PostgreSQL. */
const TYPES = { text: 25, jsonb: 3802, tsvector: 3614 } as const;
const HEADER_BYTES = 20;
/** What stands before the text of a jsonb: the version of its format. */
const JSONB_VERSION = 1;

export function textArray(values: readonly (string | null)[]): Buffer {
  return stringArray(TYPES.text, values);
}

/** `values`: JSON texts. */
export function jsonbArray(values: readonly (string | null)[]): Buffer {
  return stringArray(TYPES.jsonb, values);
}

/** `elements`: so many tsvectors in their binary format, each behind its length in four bytes. */
export function tsvectorArray(length: number, elements: Uint8Array): Buffer {
  const array = startArray(TYPES.tsvector, length, HEADER_BYTES + elements.length);
  array.set(elements, HEADER_BYTES);
  return array;
}

function stringArray(type: number, values: readonly (string | null)[]): Buffer {
  const prefix = type === TYPES.jsonb ? 1 : 0;
  let size = HEADER_BYTES;
  for (const value of values) size += 4 + (value === null ? 0 : prefix + Buffer.byteLength(value));
  const array = startArray(type, values.length, size);
  let at = HEADER_BYTES;
  for (const value of values) {
    if (value === null) {
      at = array.writeInt32BE(-1, at);
      continue;
    }
    if (prefix) array[at + 4] = JSONB_VERSION;
    const length = prefix + array.write(value, at + 4 + prefix);
    array.writeInt32BE(length, at);
    at += 4 + length;
  }
  return array;
}

/** One dimension, counted from 1, that may hold nulls; the elements follow with their lengths. */
function startArray(type: number, length: number, size: number): Buffer {
  const array = Buffer.allocUnsafe(size);
  array.writeInt32BE(1, 0);
  array.writeInt32BE(1, 4);
  array.writeInt32BE(type, 8);
  array.writeInt32BE(length, 12);
  array.writeInt32BE(1, 16);
  return array;
}
