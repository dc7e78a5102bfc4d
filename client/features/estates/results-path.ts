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
import { SearchCitiesDocument } from './city-search.generated.ts';

/** The results page of each transaction. */
export const RESULTS_ROUTE = { SALE: 'forSale', RENT: 'forRent' } as const;

/** The address of the results that a form asks for, with its typed town as a city; null: the town is unknown. */
export async function findResultsPath(
  run: Run,
  query: URLSearchParams,
  transaction: Transaction,
  locale: Locale,
): Promise<string | null> {
  const params = parseEstateSearch(query);
  const typed = query.get('where')?.trim();
  const city = typed && (await resolveTown(run, typed, locale));
  if (typed && !city) return null;
  return offersPath(transaction, city ? withCity(params, city) : params, locale);
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

/** A town as the site writes it: its postal code, then its name. */
const WHOLE_TOWN = /^(\d{4,5}) +(.*\p{L}.*)$/u;

/** The public id of the city that a typed name or postal code most likely means; null when there is none. */
export async function resolveTown(run: Run, typed: string, locale: Locale): Promise<string | null> {
  const [, postalCode, name = typed] = WHOLE_TOWN.exec(typed) ?? [];
  const { searchCities } = await run(SearchCitiesDocument, { query: name.slice(0, 80), locale, page: 1 });
  const [first] = searchCities.items;
  const named = searchCities.items.find((city) => city.postalCode === postalCode);
  return (named ?? first)?.id ?? null;
}

function withCity({ criteria, ...params }: EstateSearchParams, city: string): EstateSearchParams {
  const cities = new Set([...(criteria.cities ?? []), city]);
  return { ...params, criteria: { ...criteria, cities: [...cities] } };
}
