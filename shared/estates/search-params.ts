/**
 * The state of a results page is its query string and nothing else. Parsing is total: what means
 * nothing is ignored. Writing is canonical: one search has one address.
 */

import { COUNTRIES, type Country } from '../cities/vocabulary.ts';
import { parsePageNumber } from '../page-number.ts';
import { pickKnown, readList } from '../query-lists.ts';
import { readWholeNumber } from '../typed-numbers.ts';
import {
  EPC_LABELS,
  type EpcLabel,
  ESTATE_SUB_TYPES,
  ESTATE_TYPES,
  type EstateSubType,
  type EstateType,
  EXTRAS,
  type Extra,
} from './vocabulary.ts';

export const SORT_TYPES = ['date', 'price', 'city', 'area'] as const;
export type SortType = (typeof SORT_TYPES)[number];
export type SortOrder = 'ASC' | 'DESC';

export interface EstateSearchParams {
  /** Public ids of cities (`gent-9000`). */
  cities: string[];
  types: EstateType[];
  subTypes: EstateSubType[];
  /** Whole euros. */
  minPrice?: number;
  maxPrice?: number;
  bedrooms?: number;
  /** Square metres. */
  minArea?: number;
  maxArea?: number;
  minPlotArea?: number;
  maxPlotArea?: number;
  minYear?: number;
  maxYear?: number;
  worstEpcLabel?: EpcLabel;
  countries: Country[];
  extras: Partial<Record<Extra, boolean>>;
  text?: string;
  sortType?: SortType;
  sortOrder?: SortOrder;
  page: number;
  view: 'list' | 'map';
}

/** Every label is G or better: that asks for nothing. */
export const WELCOME_LABELS = EPC_LABELS.slice(0, -1);
const MOST_CITIES = 50;
const MOST_TEXT = 100;

/** Reads a query string; `city` and `city[]` alike. Never throws. */
export function parseEstateSearch(query: URLSearchParams): EstateSearchParams {
  const params: EstateSearchParams = {
    cities: readList(query, 'city')
      .filter((city) => /^[a-z0-9-]{1,80}$/.test(city))
      .slice(0, MOST_CITIES),
    types: pickKnown(readList(query, 'type'), ESTATE_TYPES),
    subTypes: pickKnown(readList(query, 'subType'), ESTATE_SUB_TYPES),
    countries: pickKnown(readList(query, 'country'), COUNTRIES),
    extras: parseExtras(query),
    page: parsePageNumber(query),
    view: query.get('view') === 'map' ? 'map' : 'list',
  };
  for (const [name, most] of NUMBERS) {
    const value = readWholeNumber(query.get(name), 0, most);
    if (value !== null && !(value === 0 && name.startsWith('min'))) params[name] = value;
  }
  const label = (query.get('energy') ?? '').replaceAll(' ', '+').toUpperCase();
  if ((WELCOME_LABELS as readonly string[]).includes(label)) params.worstEpcLabel = label as EpcLabel;
  const text = (query.get('q') ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_TEXT);
  if (text) params.text = text;
  const sortType = query.get('sortType');
  if ((SORT_TYPES as readonly (string | null)[]).includes(sortType)) params.sortType = sortType as SortType;
  const sortOrder = query.get('sortOrder')?.toUpperCase();
  if (params.sortType && (sortOrder === 'ASC' || sortOrder === 'DESC')) params.sortOrder = sortOrder;
  return params;
}

/** Writes a search as a query string without `?`, in one fixed order; defaults are left out. */
export function formatEstateSearch(params: EstateSearchParams): string {
  const query = new URLSearchParams();
  for (const city of params.cities) query.append('city', city);
  for (const type of params.types) query.append('type', type.toLowerCase());
  for (const subType of params.subTypes) query.append('subType', subType.toLowerCase());
  for (const [name] of NUMBERS) {
    const value = params[name];
    if (value !== undefined) query.append(name, String(value));
  }
  if (params.worstEpcLabel) query.append('energy', params.worstEpcLabel.toLowerCase());
  for (const country of params.countries) query.append('country', country.toLowerCase());
  for (const extra of EXTRAS) {
    const wanted = params.extras[extra];
    if (wanted !== undefined) query.append(extraName(extra), wanted ? 'yes' : 'no');
  }
  if (params.text) query.append('q', params.text);
  if (params.sortType) query.append('sortType', params.sortType);
  if (params.sortType && params.sortOrder) query.append('sortOrder', params.sortOrder);
  if (params.page > 1) query.append('page', String(params.page));
  if (params.view === 'map') query.append('view', 'map');
  return query.toString();
}

/** The name of an extra's field in a form and a query string. */
export function extraName(extra: Extra): string {
  return extra.toLowerCase().replaceAll('_', '-');
}

type NumberName =
  | 'minPrice'
  | 'maxPrice'
  | 'bedrooms'
  | 'minArea'
  | 'maxArea'
  | 'minPlotArea'
  | 'maxPlotArea'
  | 'minYear'
  | 'maxYear';

const NUMBERS: readonly (readonly [NumberName, number])[] = [
  ['minPrice', 1_000_000_000],
  ['maxPrice', 1_000_000_000],
  ['bedrooms', 50],
  ['minArea', 1_000_000],
  ['maxArea', 1_000_000],
  ['minPlotArea', 100_000_000],
  ['maxPlotArea', 100_000_000],
  ['minYear', 2100],
  ['maxYear', 2100],
];

function parseExtras(query: URLSearchParams): Partial<Record<Extra, boolean>> {
  const extras: Partial<Record<Extra, boolean>> = {};
  for (const extra of EXTRAS) {
    const answer = query.get(extraName(extra));
    if (answer === 'yes' || answer === 'no') extras[extra] = answer === 'yes';
  }
  return extras;
}
