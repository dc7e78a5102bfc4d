/** The search that a subscription is about, as it stands in an address: that of results, and what it is about. */
import type { EstateCriteria } from '../estates/criteria.ts';
import { type EstateSearchParams, formatEstateSearch, parseEstateSearch } from '../estates/search-params.ts';
import { joinQuery } from '../join-query.ts';
import type { Transaction } from '../listings/vocabulary.ts';
import type { Locale } from '../locales.ts';

/** In an address, in place of the id of a search. */
export const NEW_SEARCH = 'new';

export interface Wish {
  transaction: Transaction;
  /** Without what is no wish: how new a home is, and what is said apart. */
  criteria: EstateCriteria;
}

/** Never throws; without a word it is about homes for sale. */
export function parseWish(query: URLSearchParams): Wish {
  const { publishedWithin, ...criteria } = parseEstateSearch(query).criteria;
  return { transaction: query.get('transaction') === 'rent' ? 'RENT' : 'SALE', criteria };
}

/** A query string without `?`. */
export function formatWish({ transaction, criteria }: Wish): string {
  return joinQuery({ transaction: transaction.toLowerCase() }, formatEstateSearch(paramsOf(criteria)));
}

export function paramsOf({ publishedWithin, ...criteria }: EstateCriteria): EstateSearchParams {
  return { criteria, page: 1, view: 'list' };
}

/** A search of the API as a filter for it: without what it does not ask. */
export function wishOf(asked: object): Wish {
  const values = Object.entries(asked).filter(([name, value]) => value !== null && name !== '__typename');
  const { transaction = 'SALE', ...criteria } = Object.fromEntries(values) as EstateCriteria;
  const extras = criteria.extras?.map(({ extra, present }) => ({ extra, present }));
  return { transaction, criteria: { ...criteria, ...(extras ? { extras } : {}) } };
}

/** As the API takes it. */
export function filterOf({ transaction, criteria }: Wish) {
  return { transaction, ...criteria };
}

/** The variables of the query for a wish: the same for the same address, on both sides. */
export function wishVariables(wish: Wish, locale: Locale) {
  const { cities = [], areas = [] } = wish.criteria;
  return { locale, filter: filterOf(wish), cities, areas };
}
