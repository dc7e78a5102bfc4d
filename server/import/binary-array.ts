/**
 * Arrays as query parameters in PostgreSQL's binary format: many long values go over without being quoted
 * here and read letter by letter there. `pg` sends a Buffer as it is.
 */

/** Object ids of the element types; fixed in every PostgreSQL. */
const TYPES = { text: 25, jsonb: 3802, tsvector: 3614 } as const;

export function textArray(values: readonly (string | null)[]): Buffer {
  return binaryArray(
    TYPES.text,
    values.map((value) => (value === null ? null : Buffer.from(value))),
  );
}

/** `values`: JSON texts. */
export function jsonbArray(values: readonly (string | null)[]): Buffer {
  // The one before the text is the format's version.
  return binaryArray(
    TYPES.jsonb,
    values.map((value) => (value === null ? null : Buffer.from(`\u0001${value}`))),
  );
}

/** `values`: tsvectors in their binary format. */
export function tsvectorArray(values: readonly Buffer[]): Buffer {
  return binaryArray(TYPES.tsvector, values);
}

function binaryArray(elementType: number, elements: readonly (Buffer | null)[]): Buffer {
  const head = Buffer.alloc(20);
  head.writeInt32BE(elements.length === 0 ? 0 : 1, 0);
  head.writeInt32BE(1, 4);
  head.writeInt32BE(elementType, 8);
  head.writeInt32BE(elements.length, 12);
  head.writeInt32BE(1, 16);
  if (elements.length === 0) return head.subarray(0, 12);
  const parts: Buffer[] = [head];
  for (const element of elements) {
    const length = Buffer.allocUnsafe(4);
    length.writeInt32BE(element ? element.length : -1);
    parts.push(length);
    if (element) parts.push(element);
  }
  return Buffer.concat(parts);
}
