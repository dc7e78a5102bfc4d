import DataLoader from 'dataloader';
import { PRICE_STEPS } from '../../shared/estates/price-steps.ts';
import { parseSortType } from '../../shared/estates/search-params.ts';
import type { GraphPorts } from '../context.ts';
import { inputError } from '../errors.ts';
import type { QueryEstatesArgs } from '../generated/resolvers.ts';
import { readPage, windowOf } from '../page-window.ts';
import { parseCursor } from './cursors.ts';
import type { EstatePageParent, SearchPart } from './parents.ts';
import type { EstateOrder, ResultWindow } from './result-order.ts';
import { toEstateSearch } from './search.ts';

type PageArgs = Pick<QueryEstatesArgs, 'locale' | 'filter' | 'sort' | 'pageSize' | 'after'> & {
  page: number;
};

/** Prepares a page of search results. Parts of it that a query selects together are loaded by one SQL statement. */
export function prepareEstatePage(args: PageArgs, ports: GraphPorts): EstatePageParent {
  const { locale, filter, sort } = args;
  const search = toEstateSearch(filter, locale, ports.cities);
  const order: EstateOrder = {
    by: parseSortType(sort?.by?.toLowerCase()) ?? 'date',
    order: sort?.order ?? 'DESC',
  };
  const { window, ...page } = readWindow(args, order, ports);
  const result = new DataLoader(async (parts: readonly SearchPart[]) => {
    const facets = parts.filter((part) => part !== 'page');
    const found = await ports.estates.search(search, order, window, facets);
    return parts.map(() => found);
  });
  return {
    result,
    facets: { result, locale, priceStep: PRICE_STEPS[search.criteria.transaction ?? 'SALE'] },
    search,
    order,
    window,
    ...page,
    locale,
  };
}

/** Returns the window of a page, by its number or after a cursor. */
function readWindow(args: PageArgs, order: EstateOrder, { settings }: GraphPorts) {
  const page = readPage(args, settings);
  if (args.after == null) return { ...page, window: windowOf(page) };
  if (page.page !== 1) throw inputError('after', 'cannot be given together with a page');
  const { position, seen } = parseCursor(args.after, order, args.locale);
  const { pageSize } = page;
  const window: ResultWindow = { offset: seen, limit: pageSize, after: position };
  return { page: Math.ceil(seen / pageSize) + 1, pageSize, window };
}
