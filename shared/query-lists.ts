/** Parameters of an address that can be given more than once. */

/** All values of a parameter, each once; `city` and `city[]` alike. */
export function readList(query: URLSearchParams, name: string): string[] {
  return [...new Set([...query.getAll(name), ...query.getAll(`${name}[]`)])];
}

/** Of a closed list of words those that are given, however they are written; in the order of the list. */
export function pickKnown<T extends string>(given: readonly string[], words: readonly T[]): T[] {
  const wanted = new Set(given.map((value) => value.toUpperCase().replaceAll('-', '_')));
  return words.filter((word) => wanted.has(word));
}
