import type { EstateSearch, FacetCounts, FacetName, SearchResult } from '../../../graphql/estates/ports.ts';
import { hasMomentary, omitGroup } from '../../../shared/estates/criteria.ts';
import type { CatalogueVersion } from '../../platform/response-cache/catalogue-version.ts';
import { createVersionCache } from '../../platform/response-cache/version-cache.ts';
import { FACET_GROUPS } from './facet-groups.ts';
import { keyOfCriteria } from './key-of-criteria.ts';

/** The maximum number of cached counts: the total and up to six facets of 500 searches, some megabytes. */
const MAX_COUNTS = 3_000;

/** The counts of a search. They are the same for all pages and orders, and without words for all languages. */
export type Counts = Pick<SearchResult, 'total'> & FacetCounts;
type CountName = keyof Counts;
type Count = Counts[CountName];

interface Reads {
  /** Counts the results, and these facets. */
  count(facets: readonly FacetName[]): Promise<Counts>;
  readPage(total: number): Promise<Pick<SearchResult, 'estates' | 'isLast'>>;
}

/**
 * Caches counts per catalogue version, except counts that change with time. Searches share a facet when they differ
 * only in criteria that the facet ignores.
 */
export function createCountCache(version: Readonly<CatalogueVersion>) {
  const cachedCounts = createVersionCache<string, Count>(version, MAX_COUNTS);
  return {
    /** Returns a page of a search with its counts: cached ones, and the missing ones from the database. */
    async complete(
      search: EstateSearch,
      facets: readonly FacetName[],
      { count, readPage }: Reads,
    ): Promise<SearchResult> {
      const cache = hasMomentary(search.criteria) ? null : cachedCounts;
      const names: CountName[] = ['total', ...facets];
      const keys = keysOf(search, names);
      const pending = new Map(names.map((name) => [name, cache?.get(keys[name])]));
      const missing = facets.filter((facet) => !pending.get(facet));
      if (!pending.get('total') || missing.length > 0) {
        const counting = count(missing);
        // Counting a facet gives the total too, so the page need not wait for the statement of another request.
        for (const name of ['total', ...missing] as const) {
          const value = counting.then((counts) => counts[name]);
          pending.set(name, value);
          cache?.add(keys[name], value);
        }
      }
      const reading = (pending.get('total') as Promise<number>).then(readPage);
      const [page, ...counts] = await Promise.all([reading, ...pending.values()]);
      const pairs = [...pending.keys()].map((name, index) => [name, counts[index]]);
      return { ...Object.fromEntries(pairs), ...page };
    },
  };
}

/** The key of each count, from the criteria that it depends on. */
function keysOf(search: EstateSearch, names: readonly CountName[]): Record<CountName, string> {
  const { criteria, locale } = search;
  const keyOfAll = keyOfCriteria(search);
  const keyOf = (name: CountName) => {
    const considered = name === 'total' ? criteria : omitGroup(criteria, FACET_GROUPS[name]);
    const isAll = Object.keys(considered).length === Object.keys(criteria).length;
    return `${name} ${isAll ? keyOfAll : keyOfCriteria({ criteria: considered, locale })}`;
  };
  return Object.fromEntries(names.map((name) => [name, keyOf(name)])) as Record<CountName, string>;
}
