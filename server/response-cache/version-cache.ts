import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from './catalogue-version.ts';

/** Caches results by key until the catalogue version changes. An outage of the database does not change the version. */
export interface VersionCache<Key, Result> {
  /** Undefined also while the version is unknown. */
  get(key: Key): Promise<Result> | undefined;
  /**
   * Caches a result that is being read, so that concurrent callers share it, and returns it. Evicts it when it fails.
   * To be called when the read starts, because the version may change before it ends.
   */
  add(key: Key, pending: Promise<Result>): Promise<Result>;
}

export function createVersionCache<Key extends string | number, Result>(
  version: Readonly<CatalogueVersion>,
  maxEntries: number,
): VersionCache<Key, Result> {
  const cache = new LRUCache<Key, Promise<Result>>({ max: maxEntries });
  let cachedVersion: number | null = null;
  const clearOutdated = () => {
    if (cachedVersion !== version.published) cache.clear();
    cachedVersion = version.published;
  };
  return {
    get(key) {
      if (version.published === null) return undefined;
      clearOutdated();
      return cache.get(key);
    },
    add(key, pending) {
      if (version.published === null) return pending;
      clearOutdated();
      cache.set(key, pending);
      pending.catch(() => {
        if (cache.peek(key) === pending) cache.delete(key);
      });
      return pending;
    },
  };
}
