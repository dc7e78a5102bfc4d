import type { CatalogueVersion } from './catalogue-version.ts';
import { createVersionCache } from './version-cache.ts';

type FindRecords<Found> = (ids: readonly number[]) => Promise<Found[]>;

interface CacheOptions<Found> {
  idOf: (found: Found) => number;
  /** The number of ids whose records are cached. */
  maxEntries: number;
}

/**
 * Caches the records of each id until the catalogue version changes. All callers share the cached records, so the
 * records are frozen; objects inside them are not.
 */
export function cacheEachPerVersion<Found extends object>(
  version: Readonly<CatalogueVersion>,
  { idOf, maxEntries }: CacheOptions<Found>,
  find: FindRecords<Found>,
): FindRecords<Found> {
  const cache = createVersionCache<number, readonly Found[]>(version, maxEntries);
  return async (ids) => {
    const pending = new Map(ids.map((id) => [id, cache.get(id)]));
    const missing = [...pending.keys()].filter((id) => !pending.get(id));
    if (missing.length > 0) {
      const reading = findEach(missing);
      for (const id of missing) {
        const records = reading.then((found) => found.get(id) ?? []);
        pending.set(id, cache.add(id, records));
      }
    }
    const recordsOfIds = await Promise.all(ids.map((id) => pending.get(id) ?? []));
    return recordsOfIds.flat();
  };

  async function findEach(ids: readonly number[]): Promise<Map<number, Found[]>> {
    const found = await find(ids);
    return Map.groupBy(
      found.map((record) => Object.freeze(record)),
      idOf,
    );
  }
}
