/**
 * The query string is the whole state of a results page. Parsing never fails, and equal searches have equal query
 * strings.
 */
import { formatCriteria, parseCriteria } from '../listings/criteria.ts';
import { formatView, type ListingsView, parseView } from '../listings/view.ts';
import { parsePageNumber } from '../page-number.ts';
import { CRITERIA, type EstateCriteria } from './criteria.ts';

export const SORT_TYPES = ['date', 'price', 'city', 'living_area', 'price_per_area'] as const;
export type SortType = (typeof SORT_TYPES)[number];
/** The spelling of `living_area` in old bookmarks and links. */
const FORMER_LIVING_AREA = 'area';
export type SortOrder = 'ASC' | 'DESC';

export interface EstateSearchParams {
  criteria: EstateCriteria;
  sortType?: SortType;
  sortOrder?: SortOrder;
  page: number;
  view: ListingsView;
}

/** Parses a query string; invalid values are ignored. Never throws. */
export function parseEstateSearch(query: URLSearchParams): EstateSearchParams {
  const params: EstateSearchParams = {
    criteria: parseCriteria(CRITERIA, query),
    page: parsePageNumber(query),
    view: parseView(query),
  };
  const sortType = parseSortType(query.get('sortType'));
  if (!sortType) return params;
  params.sortType = sortType;
  const sortOrder = query.get('sortOrder')?.toUpperCase();
  if (sortOrder === 'ASC' || sortOrder === 'DESC') params.sortOrder = sortOrder;
  return params;
}

/** Parses a sort key, also under its former name. */
export function parseSortType(word: string | null | undefined): SortType | undefined {
  return SORT_TYPES.find((known) => known === (word === FORMER_LIVING_AREA ? 'living_area' : word));
}

/** Formats a search as a query string without `?`, in a fixed order; defaults are left out. */
export function formatEstateSearch(params: EstateSearchParams): string {
  const query = new URLSearchParams();
  formatCriteria(CRITERIA, params.criteria, query);
  if (params.sortType) query.append('sortType', params.sortType);
  if (params.sortType && params.sortOrder) query.append('sortOrder', params.sortOrder);
  if (params.page > 1) query.append('page', String(params.page));
  formatView(params.view, query);
  return query.toString();
}
