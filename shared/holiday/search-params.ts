/** The state of the list of rental units is its query string and nothing else. Parsing is total. */
import { COUNTRIES, type Country, REGIONS, type Region } from '../cities/vocabulary.ts';
import { type ListingsView, parseView, writeView } from '../listings/view.ts';
import { parsePageNumber } from '../page-number.ts';
import type { Period } from './periods.ts';
import { checkDays } from './stay.ts';
import { parsePeriod, parsePersons, type TypedPeriod } from './stay-params.ts';

export interface HolidaySearch {
  /** A country, a region of Belgium, or the public id of a city (`oostende-8400`). */
  destination?: string;
  persons?: number;
  withPets: boolean;
  /** As typed; `periodOf` says what it means. */
  typed: TypedPeriod;
  page: number;
  view: ListingsView;
}

/** Reads a query string. What means nothing is ignored. */
export function parseHolidaySearch(query: URLSearchParams): HolidaySearch {
  const search: HolidaySearch = {
    withPets: query.get('pets') === 'yes',
    typed: parsePeriod(query).typed,
    page: parsePageNumber(query),
    view: parseView(query),
  };
  const destination = query.get('place') ?? '';
  if (/^[a-z0-9-]{1,80}$/.test(destination)) search.destination = destination;
  const persons = parsePersons((query.get('persons') ?? '').trim());
  if (persons) search.persons = persons;
  return search;
}

/** Writes a search as a query string without `?`, in one fixed order; defaults are left out. */
export function formatHolidaySearch(search: HolidaySearch): string {
  const { destination, persons, withPets, typed, page, view } = search;
  const query = new URLSearchParams();
  if (destination) query.append('place', destination);
  if (persons) query.append('persons', String(persons));
  if (typed.from) query.append('from', typed.from);
  if (typed.until) query.append('until', typed.until);
  if (withPets) query.append('pets', 'yes');
  if (page > 1) query.append('page', String(page));
  writeView(view, query);
  return query.toString();
}

/** The period of a search, when a stay can have it; whether it lies in the past is for who knows the day. */
export function periodOf({ typed }: HolidaySearch): Period | null {
  const { period } = parsePeriod(new URLSearchParams({ ...typed }));
  return period && checkDays(period, period.from).length === 0 ? period : null;
}

/** A destination as the field of the filter that it is. */
export function destinationFilter(
  destination: string | undefined,
): { country: Country } | { region: Region } | { cities: string[] } | null {
  if (!destination) return null;
  const country = COUNTRIES.find((one) => one.toLowerCase() === destination);
  const region = REGIONS.find((one) => one.toLowerCase() === destination);
  if (country) return { country };
  return region ? { region } : { cities: [destination] };
}
