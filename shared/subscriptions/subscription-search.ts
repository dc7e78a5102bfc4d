/** The search of a subscription and its query string: that of a results page plus `transaction`. */
import { type EstateCriteria, omitMomentary } from '../estates/criteria.ts';
import { type EstateSearchParams, formatEstateSearch, parseEstateSearch } from '../estates/search-params.ts';
import { joinQuery } from '../join-query.ts';
import type { Transaction } from '../listings/vocabulary.ts';
import type { Locale } from '../locales.ts';

/** In a URL, in place of the id of a search. */
export const NEW_SEARCH = 'new';

export interface SubscriptionSearch {
  transaction: Transaction;
  /** Criteria without `transaction`, and without those whose results change as time passes. */
  criteria: EstateCriteria;
}

/** Parses a query string; the transaction defaults to sale. Never throws. */
export function parseSubscriptionSearch(query: URLSearchParams): SubscriptionSearch {
  const criteria = omitMomentary(parseEstateSearch(query).criteria);
  return { transaction: query.get('transaction') === 'rent' ? 'RENT' : 'SALE', criteria };
}

/** Formats a query string without `?`. */
export function formatSubscriptionSearch({ transaction, criteria }: SubscriptionSearch): string {
  return joinQuery({ transaction: transaction.toLowerCase() }, formatEstateSearch(toResultsParams(criteria)));
}

export function toResultsParams(criteria: EstateCriteria): EstateSearchParams {
  return { criteria: omitMomentary(criteria), page: 1, view: 'list' };
}

/** Converts a search to the `EstateFilter` of the API. */
export function toEstateFilter({ transaction, criteria }: SubscriptionSearch) {
  return { transaction, ...criteria };
}

/** The variables of the query that names a search's places: equal for equal URLs, on server and client. */
export function searchVariables(search: SubscriptionSearch, locale: Locale) {
  const { cities = [], areas = [] } = search.criteria;
  return { locale, filter: { ...toEstateFilter(search), unknownPlaces: 'IGNORE' as const }, cities, areas };
}
