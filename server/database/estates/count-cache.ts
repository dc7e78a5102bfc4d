import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type {
  EstateRecord,
  EstateSearch,
  FacetCounts,
  FacetName,
  SearchResult,
} from '../../../graphql/estates/ports.ts';
import type { CatalogueVersion } from '../../response-cache/catalogue-version.ts';

/** Searches whose counts are remembered: some kilobytes each. */
const MOST_SEARCHES = 500;

/** What is counted of a search, whatever page of it is shown, in whatever order and language. */
type Counts = Pick<SearchResult, 'total'> & FacetCounts;
type CountName = keyof Counts;
type Known = Partial<Record<CountName, Promise<Counts>>>;

interface Reads {
  /** When it is known how many there are in all. */
  readPage(total: number): Promise<EstateRecord[]>;
  /** Page, total and these facets. */
  readAll(facets: readonly FacetName[]): Promise<SearchResult>;
}

/** Counts are found once for each version of what is published; who asks meanwhile waits for the same. */
export function createCountCache(version: Readonly<CatalogueVersion>) {
  const searches = new LRUCache<string, Known>({ max: MOST_SEARCHES });
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
    /** A page of a search with what is counted of it: by what is known, and by reading the rest. */
    async complete(
      search: EstateSearch,
      facets: readonly FacetName[],
      { readPage, readAll }: Reads,
    ): Promise<SearchResult> {
      if (version.published === null || isOfMoment(search)) return readAll(facets);
      const known = countsOf(search);
      const wanted: CountName[] = ['total', ...facets];
      const missing = facets.filter((facet) => !known[facet]);
      if (known.total && missing.length === 0) {
        // Taken before anything is waited for: one that fails is forgotten.
        const counting = wanted.map((name) => known[name]);
        const { total } = await known.total;
        const [estates, ...counts] = await Promise.all([readPage(total), ...counting]);
        const pairs = wanted.map((name, nth) => [name, counts[nth]?.[name]]);
        return { ...Object.fromEntries(pairs), estates };
      }
      const others = facets.filter((facet) => known[facet]);
      const reading = readAll(missing);
      const counting = reading.then(({ estates: _, ...counts }) => counts);
      for (const name of ['total', ...missing] as const) remember(known, name, counting);
      const [read, ...counts] = await Promise.all([reading, ...others.map((name) => known[name])]);
      return Object.assign({ ...read }, ...others.map((name, nth) => ({ [name]: counts[nth]?.[name] })));
    },
  };
}

/** A failure is not remembered. */
function remember(known: Known, name: CountName, counting: Promise<Counts>): void {
  known[name] = counting;
  counting.catch(() => {
    if (known[name] === counting) delete known[name];
  });
}

/** It finds others as time passes. */
function isOfMoment({ criteria }: EstateSearch): boolean {
  return criteria.publishedWithin !== undefined;
}

/** Words are looked up in the texts of a language; nothing else of a search depends on it. A drawn line can be long. */
function keyOf({ criteria, locale }: EstateSearch): string {
  return hash('sha256', JSON.stringify([criteria, criteria.text === undefined ? null : locale]), 'base64url');
}
