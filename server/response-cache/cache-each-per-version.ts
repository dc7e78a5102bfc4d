import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from './catalogue-version.ts';

type FindRecords<Found> = (ids: readonly number[]) => Promise<Found[]>;

interface CacheOptions<Found> {
  idOf: (found: Found) => number;
  /** The number of ids whose records are cached. */
  maxEntries: number;
}

/**
 * Caches the records of each id until the catalogue version changes, for records computed from many rows. All callers
 * share the cached records, so they are frozen.
 */
export function cacheEachPerVersion<Found extends object>(
  version: Readonly<CatalogueVersion>,
  { idOf, maxEntries }: CacheOptions<Found>,
  find: FindRecords<Found>,
): FindRecords<Found> {
  const cache = new LRUCache<number, readonly Found[]>({ max: maxEntries });
  let published: number | null = null;
  return async (ids) => {
    if (published !== version.published) cache.clear();
    published = version.published;
    const requestedVersion = published;
    const recordsById = new Map(ids.map((id) => [id, cache.get(id)]));
    const missing = ids.filter((id) => !recordsById.get(id));
    const found = missing.length > 0 ? Map.groupBy(await find(missing), idOf) : null;
    for (const id of missing) {
      const records = (found?.get(id) ?? []).map((record) => Object.freeze(record));
      recordsById.set(id, records);
      // The catalogue version may have changed while the records were read.
      if (requestedVersion !== null && requestedVersion === version.published) cache.set(id, records);
    }
    return ids.flatMap((id) => recordsById.get(id) ?? []);
  };
}
