/** What a visitor asks of projects, from an address and back. A value that means nothing is ignored. */
import { ESTATE_TYPES, type EstateType } from '../estates/vocabulary.ts';
import { parsePageNumber } from '../page-number.ts';
import { pickKnown, readList } from '../query-lists.ts';
import { readWholeNumber } from '../typed-numbers.ts';

export interface ProjectsSearch {
  /** Public ids of cities (`gent-9000`). */
  cities: string[];
  types: EstateType[];
  /** Euros. */
  maxPrice?: number;
  /** Delivered in this year or before. */
  delivery?: number;
  page: number;
}

const MOST_CITIES = 50;
const MOST_EUROS = 1_000_000_000;

export function parseProjectsSearch(query: URLSearchParams): ProjectsSearch {
  const maxPrice = readWholeNumber(query.get('maxPrice'), 1, MOST_EUROS);
  const delivery = readWholeNumber(query.get('delivery'), 2000, 2100);
  return {
    cities: readList(query, 'city')
      .filter((city) => /^[a-z0-9-]{1,80}$/.test(city))
      .slice(0, MOST_CITIES),
    types: pickKnown(readList(query, 'type'), ESTATE_TYPES),
    ...(maxPrice === null ? {} : { maxPrice }),
    ...(delivery === null ? {} : { delivery }),
    page: parsePageNumber(query),
  };
}

/** As a query string without `?`, in one order, so that one search has one address. */
export function formatProjectsSearch({ cities, types, maxPrice, delivery, page }: ProjectsSearch): string {
  const query = new URLSearchParams();
  for (const city of cities) query.append('city', city);
  for (const type of types) query.append('type', type.toLowerCase());
  if (maxPrice !== undefined) query.set('maxPrice', String(maxPrice));
  if (delivery !== undefined) query.set('delivery', String(delivery));
  if (page > 1) query.set('page', String(page));
  return String(query);
}
