import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { EstateSearch } from '../../../graphql/estates/ports.ts';
import { hasMomentary } from '../../../shared/estates/criteria.ts';
import type { CatalogueVersion } from '../../response-cache/catalogue-version.ts';

/**
 * Caches results about searches until the catalogue version changes. They are cached while they are pending, so that
 * concurrent requests share one query.
 */
export interface SearchCache<Result> {
  /** False for searches whose results change with time, and for all while the catalogue version is unknown. */
  accepts(search: EstateSearch): boolean;
  get(search: EstateSearch, key: string): Promise<Result> | undefined;
  /** Caches a result of an accepted search, and evicts it when it fails. */
  add(search: EstateSearch, key: string, pending: Promise<Result>): void;
}

export function createSearchCache<Result>(
  version: Readonly<CatalogueVersion>,
  maxEntries: number,
): SearchCache<Result> {
  const cache = new LRUCache<string, Promise<Result>>({ max: maxEntries });
  let published: number | null = null;
  const accepts = ({ criteria }: EstateSearch) => version.published !== null && !hasMomentary(criteria);
  /** The entries of the present version. An outage of the database does not change the version. */
  const current = () => {
    if (published !== version.published) cache.clear();
    published = version.published;
    return cache;
  };
  return {
    accepts,
    get: (search, key) => (accepts(search) ? current().get(key) : undefined),
    add(search, key, pending) {
      if (!accepts(search)) return;
      current().set(key, pending);
      pending.catch(() => {
        if (cache.get(key) === pending) cache.delete(key);
      });
    },
  };
}

/** Returns a key of criteria: a hash, because a drawn outline can be long. Only words depend on the language. */
export function keyOfCriteria({ criteria, locale }: EstateSearch): string {
  const parts = [criteria, criteria.text === undefined ? null : locale];
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
