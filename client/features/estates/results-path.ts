import { atomPath } from '../../../shared/atom.ts';
import type { EstateCriteria } from '../../../shared/estates/criteria.ts';
import {
  type EstateSearchParams,
  formatEstateSearch,
  parseEstateSearch,
} from '../../../shared/estates/search-params.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import type { Run } from '../../data/run.ts';
import { typedOf } from './typed-places.ts';

/** The results page of each transaction. */
export const RESULTS_ROUTE = { SALE: 'forSale', RENT: 'forRent' } as const;

/** The address of the results that a form asks for, with its typed places as criteria; null: none of them is known. */
export async function findResultsPath(
  run: Run,
  query: URLSearchParams,
  transaction: Transaction,
  locale: Locale,
): Promise<string | null> {
  const params = parseEstateSearch(query);
  if (typedOf(query).length === 0) return offersPath(transaction, params, locale);
  const { resolvePlaces } = await import('./resolve-places.ts');
  const found = await resolvePlaces(run, query, { criteria: params.criteria, locale });
  if (!found) return null;
  const path = offersPath(transaction, { ...params, criteria: found.criteria }, locale);
  const unknown = new URLSearchParams(found.unknown).toString();
  return unknown ? `${path}&${unknown}` : path;
}

/** The address of a search. */
export function offersPath(transaction: Transaction, params: EstateSearchParams, locale: Locale): string {
  const search = formatEstateSearch(params);
  const path = routePath(RESULTS_ROUTE[transaction], locale);
  return search ? `${path}?${search}` : path;
}

/** The address of its Atom feed, which is the same in every order. */
export function offersAtomPath(transaction: Transaction, criteria: EstateCriteria, locale: Locale): string {
  return atomPath(
    RESULTS_ROUTE[transaction],
    locale,
    formatEstateSearch({ criteria, page: 1, view: 'list' }),
  );
}
