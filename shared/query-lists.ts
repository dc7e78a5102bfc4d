/** Query parameters that can be repeated. */

/** The distinct values of a parameter; `city` and `city[]` are equivalent. */
export function parseList(query: URLSearchParams, name: string): string[] {
  return [...new Set([...query.getAll(name), ...query.getAll(`${name}[]`)])];
}

/** The words of a closed list that are present, in the order of the list; ignores case, and `-` equals `_`. */
export function pickKnownWords<T extends string>(given: readonly string[], words: readonly T[]): T[] {
  const normalized = new Set(given.map((value) => value.toUpperCase().replaceAll('-', '_')));
  return words.filter((word) => normalized.has(word));
}
