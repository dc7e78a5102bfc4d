import DataLoader from 'dataloader';
import { PRICE_STEPS } from '../../shared/estates/price-steps.ts';
import { parseSortType } from '../../shared/estates/search-params.ts';
import type { GraphPorts } from '../context.ts';
import type { QueryEstatesArgs } from '../generated/resolvers.ts';
import { readPage, windowOf } from '../page-window.ts';
import type { EstatePageParent, SearchPart } from './parents.ts';
import { toEstateSearch } from './search.ts';

type PageArgs = Pick<QueryEstatesArgs, 'locale' | 'filter' | 'sort' | 'pageSize'> & { page: number };

/** Prepares a page of search results. Parts of it that a query selects together are loaded by one SQL statement. */
export function prepareEstatePage(args: PageArgs, ports: GraphPorts): EstatePageParent {
  const { locale, filter, sort } = args;
  const page = readPage(args, ports.settings);
  const search = toEstateSearch(filter, locale, ports.cities);
  const order = {
    by: parseSortType(sort?.by?.toLowerCase()) ?? 'date',
    order: sort?.order ?? 'DESC',
  };
  const result = new DataLoader(async (parts: readonly SearchPart[]) => {
    const facets = parts.filter((part) => part !== 'page');
    const found = await ports.estates.search(search, order, windowOf(page), facets);
    return parts.map(() => found);
  });
  return {
    result,
    facets: { result, locale, priceStep: PRICE_STEPS[search.criteria.transaction ?? 'SALE'] },
    search,
    ...page,
    locale,
  };
}
