import type { EstateSearch } from '../../../../graphql/estates/ports.ts';
import type { EstateOrder } from '../../../../graphql/estates/result-order.ts';
import { hasMomentary } from '../../../../shared/estates/criteria.ts';
import type { CatalogueVersion } from '../../../platform/response-cache/catalogue-version.ts';
import { createVersionCache } from '../../../platform/response-cache/version-cache.ts';
import { keyOfCriteria } from '../key-of-criteria.ts';
import type { PageWindow } from '../search.ts';

/** At the default page size an entry has at most 120 ids, so all entries take about two megabytes. */
const MAX_ENTRIES = 2_000;

/** From the second page on, the ids of this many pages are read at once: visitors who open page 2 often open page 3. */
const PAGES_AT_ONCE = 5;

type ReadIds = (search: EstateSearch, order: EstateOrder, window: PageWindow) => Promise<readonly number[]>;

/**
 * Caches the ids of pages until the catalogue version changes, because planning and running the statement of a search
 * takes longer than reading the cards of its page. Languages share an order that is the same in each. Results that
 * change with time are not cached.
 */
export function cachePageIds(version: Readonly<CatalogueVersion>, readIds: ReadIds): ReadIds {
  const cache = createVersionCache<string, readonly number[]>(version, MAX_ENTRIES);
  return async (search, order, page) => {
    if (page.offset >= page.total) return [];
    // Nothing can be cached, so only this page is read.
    if (version.published === null || hasMomentary(search.criteria)) return readIds(search, order, page);
    const window = windowAround(page);
    const key = keyOf(search, order, window);
    const ids = await (cache.get(key) ?? cache.add(key, readIds(search, order, window)));
    const first = page.offset - window.offset;
    return ids.slice(first, first + page.limit);
  };
}

/** Returns the pages that are read together with this one. The first page is read alone: most visitors see no other. */
export function windowAround({ offset, limit, total }: PageWindow): PageWindow {
  const pagesBefore = Math.floor(offset / limit);
  if (pagesBefore === 0) return { offset, limit, total };
  const first = pagesBefore - ((pagesBefore - 1) % PAGES_AT_ONCE);
  return { offset: first * limit, limit: PAGES_AT_ONCE * limit, total };
}

function keyOf(search: EstateSearch, { by, order }: EstateOrder, { offset, limit }: PageWindow): string {
  const language = by === 'city' ? search.locale : 'any';
  return [keyOfCriteria(search), by, order, language, offset, limit].join(' ');
}
