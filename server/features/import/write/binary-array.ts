/**
 * Arrays as query parameters in PostgreSQL's binary format, which avoids quoting many long values here and parsing them
 * there. `pg` sends a Buffer unchanged.
 */

/** OIDs of the element types; the same in every PostgreSQL. */
const TYPES = { text: 25, jsonb: 3802 } as const;
const HEADER_BYTES = 20;
/** The version byte before the text of a jsonb. */
const JSONB_VERSION = 1;

export function textArray(values: readonly (string | null)[]): Buffer {
  return stringArray(TYPES.text, values);
}

/** `values`: JSON texts. */
export function jsonbArray(values: readonly (string | null)[]): Buffer {
  return stringArray(TYPES.jsonb, values);
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

/** A one-dimensional array with lower bound 1 that may contain nulls; the elements follow with their lengths. */
function startArray(type: number, length: number, size: number): Buffer {
  const array = Buffer.allocUnsafe(size);
  array.writeInt32BE(1, 0);
  array.writeInt32BE(1, 4);
  array.writeInt32BE(type, 8);
  array.writeInt32BE(length, 12);
  array.writeInt32BE(1, 16);
  return array;
}
