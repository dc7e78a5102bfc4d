import { atomPath } from '../../../shared/atom.ts';
import type { EstateCriteria } from '../../../shared/estates/criteria.ts';
import { type EstateSearchParams, formatEstateSearch } from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath, withQuery } from '../../../shared/routes.ts';

/** The results page of each transaction. */
export const RESULTS_ROUTE = { SALE: 'forSale', RENT: 'forRent' } as const;

/** Returns the URL of a search. */
export function resultsPath(transaction: Transaction, params: EstateSearchParams, locale: Locale): string {
  return withQuery(routePath(RESULTS_ROUTE[transaction], locale), formatEstateSearch(params));
}

/** Returns the URL of the search's Atom feed, which does not depend on the sort order. */
export function resultsAtomPath(transaction: Transaction, criteria: EstateCriteria, locale: Locale): string {
  return atomPath(
    RESULTS_ROUTE[transaction],
    locale,
    formatEstateSearch({ criteria, page: 1, view: 'list' }),
  );
}
