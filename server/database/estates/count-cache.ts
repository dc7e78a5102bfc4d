import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type {
  EstateRecord,
  EstateSearch,
  FacetCounts,
  FacetName,
  SearchResult,
} from '../../../graphql/estates/ports.ts';
import { hasMomentary } from '../../../shared/estates/criteria.ts';
import type { CatalogueVersion } from '../../response-cache/catalogue-version.ts';

/** The maximum number of searches in the cache, of some kilobytes each. */
const MAX_SEARCHES = 500;

/** The counts of a search. They are the same for all pages, orders and languages. */
type Counts = Pick<SearchResult, 'total'> & FacetCounts;
type CountName = keyof Counts;
type Known = Partial<Record<CountName, Promise<Counts>>>;

interface Reads {
  /** Counts the results, and these facets. */
  count(facets: readonly FacetName[]): Promise<Counts>;
  readPage(total: number): Promise<EstateRecord[]>;
}

/** Caches counts per catalogue version. Concurrent requests for the same counts share one query. */
export function createCountCache(version: Readonly<CatalogueVersion>) {
  const searches = new LRUCache<string, Known>({ max: MAX_SEARCHES });
  let published: number | null = null;

  const countsOf = (search: EstateSearch): Known => {
    if (published !== version.published) {
      searches.clear();
      published = version.published;
    }
    const key = keyOf(search);
    const known = searches.get(key) ?? {};
    searches.set(key, known);
    return known;
  };

  return {
    /** Returns a page of a search with its counts: cached ones, and the missing ones from the database. */
    async complete(
      search: EstateSearch,
      facets: readonly FacetName[],
      { count, readPage }: Reads,
    ): Promise<SearchResult> {
      const isCacheable = version.published !== null && !hasMomentary(search.criteria);
      const known = isCacheable ? countsOf(search) : {};
      const names: CountName[] = ['total', ...facets];
      const missing = facets.filter((facet) => !known[facet]);
      if (!known.total || missing.length > 0) {
        const counting = count(missing);
        // Counting a facet gives the total too, so a request does not depend on the counts of another one for it.
        for (const name of ['total', ...missing] as const) remember(known, name, counting);
      }
      // Read the promises before the first await, because a failed one is evicted.
      const pending = names.map((name) => known[name] as Promise<Counts>);
      const reading = (pending[0] as Promise<Counts>).then(({ total }) => readPage(total));
      const [estates, ...counts] = await Promise.all([reading, ...pending]);
      const pairs = names.map((name, nth) => [name, counts[nth]?.[name]]);
      return { ...Object.fromEntries(pairs), estates };
    },
  };
}

/** Caches pending counts; a failed query is evicted. */
function remember(known: Known, name: CountName, counting: Promise<Counts>): void {
  known[name] = counting;
  counting.catch(() => {
    if (known[name] === counting) delete known[name];
  });
}

/** The cache key. Only words depend on the language. Hashed, because a drawn outline can be long. */
function keyOf({ criteria, locale }: EstateSearch): string {
  return hash('sha256', JSON.stringify([criteria, criteria.text === undefined ? null : locale]), 'base64url');
}
