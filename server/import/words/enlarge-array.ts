/** Copies a typed array to one of twice the length, or of length `minLength` if that is more. */
export function enlargeArray<List extends Int32Array | Uint16Array | Uint8Array>(
  list: List,
  minLength = 0,
): List {
  const longer = new (list.constructor as new (length: number) => List)(Math.max(2 * list.length, minLength));
  longer.set(list);
  return longer;
}
