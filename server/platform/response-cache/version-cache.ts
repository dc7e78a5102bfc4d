import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from './catalogue-version.ts';

/** Caches results by key until the catalogue version changes. An outage of the database does not change the version. */
export interface VersionCache<Key, Result> {
  /** Returns undefined when nothing is cached, and while the version is unknown. */
  get(key: Key): Promise<Result> | undefined;
  /**
   * Caches a pending result, so that concurrent callers share it, and returns it. Evicts it when it fails. Call it as
   * soon as the read starts, without an `await` between: a result added later may be older than the version that it is
   * cached under.
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
