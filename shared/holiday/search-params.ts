/** The query string is the whole state of the list of rental units. Parsing is total. */
import { COUNTRIES, type Country, REGIONS, type Region } from '../cities/vocabulary.ts';
import { formatView, type ListingsView, parseView } from '../listings/view.ts';
import { parsePageNumber } from '../page-number.ts';
import type { Period } from './periods.ts';
import { checkDays } from './stay.ts';
import { formatStay, parsePeriod, parsePersons, type TypedPeriod } from './stay-params.ts';

/** The query parameter of the destination. */
export const DESTINATION_PARAMETER = 'place';

export interface HolidaySearch {
  /** A country, a region of Belgium, or the public id of a city (`oostende-8400`). */
  destination?: string;
  persons?: number;
  withPets: boolean;
  /** The dates as typed; `periodOf` parses them. */
  typed: TypedPeriod;
  page: number;
  view: ListingsView;
}

/** Parses a query string; invalid values are ignored. */
export function parseHolidaySearch(query: URLSearchParams): HolidaySearch {
  const search: HolidaySearch = {
    withPets: query.get('pets') === 'yes',
    typed: parsePeriod(query).typed,
    page: parsePageNumber(query),
    view: parseView(query),
  };
  const destination = query.get(DESTINATION_PARAMETER) ?? '';
  if (/^[a-z0-9-]{1,80}$/.test(destination)) search.destination = destination;
  const persons = parsePersons((query.get('persons') ?? '').trim());
  if (persons) search.persons = persons;
  return search;
}

/** Formats a search as a query string without `?`, in a fixed order; defaults are left out. */
export function formatHolidaySearch(search: HolidaySearch): string {
  const { destination, persons, withPets, typed, page, view } = search;
  const query = new URLSearchParams();
  if (destination) query.append(DESTINATION_PARAMETER, destination);
  if (persons) query.append('persons', String(persons));
  if (typed.from) query.append('from', typed.from);
  if (typed.until) query.append('until', typed.until);
  if (withPets) query.append('pets', 'yes');
  if (page > 1) query.append('page', String(page));
  formatView(view, query);
  return query.toString();
}

/** The period of a search if it is valid for a stay. The caller checks whether it lies in the past. */
export function searchPeriod({ typed }: HolidaySearch): Period | null {
  const { period } = parsePeriod(new URLSearchParams({ ...typed }));
  return period && checkDays(period, period.from).length === 0 ? period : null;
}

/**
 * Returns the stay of a search as the query string of a unit's page, without `?`, so that the page shows its price;
 * empty without a valid period.
 */
export function formatSearchedStay(search: HolidaySearch): string {
  const { typed, persons } = search;
  return searchPeriod(search) ? formatStay({ ...typed, persons: String(persons ?? 1) }) : '';
}

/** Converts a destination to the corresponding field of the filter. */
export function destinationFilter(
  destination: string | undefined,
): { country: Country } | { region: Region } | { cities: string[] } | null {
  if (!destination) return null;
  const country = COUNTRIES.find((one) => one.toLowerCase() === destination);
  const region = REGIONS.find((one) => one.toLowerCase() === destination);
  if (country) return { country };
  return region ? { region } : { cities: [destination] };
}
