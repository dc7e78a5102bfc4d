import { CRITERIA, type EstateCriteria } from '../../../shared/estates/criteria.ts';
import { parseEstateSearch } from '../../../shared/estates/search-params.ts';
import { formatArea, MAX_AREAS, MAX_RADIUS_KILOMETRES } from '../../../shared/geography/areas.ts';
import { cleanTypedTown } from '../../../shared/geography/town-names.ts';
import { unreadableNumbers } from '../../../shared/listings/criteria.ts';
import type { Transaction } from '../../../shared/listings/vocabulary.ts';
import type { Locale } from '../../../shared/locales.ts';
import { parseInteger } from '../../../shared/typed-numbers.ts';
import type { RunQuery } from '../../data/run-query.ts';
import { SearchCitiesDocument } from './generated/city-search.generated.ts';
import { resultsPath } from './results-path.ts';
import { RADIUS_PARAM, typedPlaces } from './typed-places.ts';

const USUAL_KILOMETRES = 10;

/**
 * Returns the URL of the results for a submitted form, with typed places as criteria; null when no place is
 * known.
 */
export async function findResultsPath(
  run: RunQuery,
  query: URLSearchParams,
  transaction: Transaction,
  locale: Locale,
): Promise<string | null> {
  const params = parseEstateSearch(query);
  const unread = unreadableNumbers(CRITERIA, query);
  if (typedPlaces(query).length === 0) return withTyped(resultsPath(transaction, params, locale), unread);
  const found = await resolvePlaces(run, query, { criteria: params.criteria, locale });
  if (!found) return null;
  const path = resultsPath(transaction, { ...params, criteria: found.criteria }, locale);
  return withTyped(path, [...found.unknown, ...unread]);
}

function withTyped(path: string, typed: [name: string, text: string][]): string {
  const query = new URLSearchParams(typed).toString();
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}

/**
 * Returns the criteria with the known places, and the unknown ones as typed; null when no typed place is known.
 */
export async function resolvePlaces(
  run: RunQuery,
  query: URLSearchParams,
  { criteria, locale }: { criteria: EstateCriteria; locale: Locale },
): Promise<{ criteria: EstateCriteria; unknown: [name: string, text: string][] } | null> {
  const typed = typedPlaces(query);
  const resolved = { ...criteria };
  const known = new Set<string>();
  for (const [name, text] of typed) {
    if (name === RADIUS_PARAM) continue;
    const id = await resolveTown(run, text, locale);
    if (!id) continue;
    known.add(name);
    if (name === 'where') resolved.cities = [...new Set([...(resolved.cities ?? []), id])];
    else
      resolved.areas = [...new Set([circleAround(id, query), ...(resolved.areas ?? [])])].slice(0, MAX_AREAS);
  }
  if (known.size === 0) return null;
  const unknown = typed.filter(([name]) => !known.has(name === RADIUS_PARAM ? 'around' : name));
  return { criteria: resolved, unknown };
}

function circleAround(city: string, query: URLSearchParams): string {
  const typed = parseInteger(query.get(RADIUS_PARAM), 1, 999) ?? USUAL_KILOMETRES;
  return formatArea({ kind: 'CIRCLE', kilometres: Math.min(typed, MAX_RADIUS_KILOMETRES), around: city });
}

/** A town in the site's own format: postal code, then name. */
const WHOLE_TOWN = /^(\d{4,5}) +(.*\p{L}.*)$/u;

/** Returns the id of the best matching city for a typed name or postal code; null when there is none. */
async function resolveTown(run: RunQuery, typed: string, locale: Locale): Promise<string | null> {
  const town = cleanTypedTown(typed);
  const [, postalCode, name = town] = WHOLE_TOWN.exec(town) ?? [];
  const { searchCities } = await run(SearchCitiesDocument, { query: name.slice(0, 80), locale, page: 1 });
  const [first] = searchCities.items;
  const named = searchCities.items.find((city) => city.postalCode === postalCode);
  return (named ?? first)?.id ?? null;
}
