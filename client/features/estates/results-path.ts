import { atomPath } from '../../../shared/atom.ts';
import type { EstateCriteria } from '../../../shared/estates/criteria.ts';
import { type EstateSearchParams, formatEstateSearch } from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { townSlug } from '../../../shared/towns/town-slug.ts';

/** The results page of each transaction. */
export const RESULTS_ROUTE = { SALE: 'forSale', RENT: 'forRent' } as const;

/** Returns the URL of a search. */
export function resultsPath(transaction: Transaction, params: EstateSearchParams, locale: Locale): string {
  const search = formatEstateSearch(params);
  const path = routePath(RESULTS_ROUTE[transaction], locale);
  return search ? `${path}?${search}` : path;
}

/** The page of a town. It exists while the town has homes on offer. */
const TOWN_ROUTE = { SALE: 'forSaleTown', RENT: 'forRentTown' } as const;

/** Returns the URL of a town's page; `name` is in the language of the page. */
export function townPath(
  { name, postalCode }: { name: string; postalCode: string },
  transaction: Transaction,
  locale: Locale,
): string {
  return routePath(TOWN_ROUTE[transaction], locale, { town: townSlug(name, postalCode) });
}

/** Returns the URL of the search's Atom feed, which does not depend on the sort order. */
export function resultsAtomPath(transaction: Transaction, criteria: EstateCriteria, locale: Locale): string {
  return atomPath(
    RESULTS_ROUTE[transaction],
    locale,
    formatEstateSearch({ criteria, page: 1, view: 'list' }),
  );
}
