/** The query string of a search for projects. Invalid values are ignored. */
import { ESTATE_TYPES } from '../estates/vocabulary.ts';
import { type Criterion, readCriteria, type ValuesOf, writeCriteria } from '../listings/criteria.ts';
import { type ListingsView, parseView, writeView } from '../listings/view.ts';
import { parsePageNumber } from '../page-number.ts';

export const PROJECT_CRITERIA = {
  cities: { is: 'cities', parameter: 'city' },
  types: { is: 'words', parameter: 'type', words: ESTATE_TYPES },
  /** Euros. */
  maxPrice: { is: 'number', parameter: 'maxPrice', least: 1, most: 1_000_000_000 },
  /** Delivered in this year or earlier. */
  delivery: { is: 'number', parameter: 'delivery', least: 2000, most: 2100 },
} as const satisfies Record<string, Criterion>;

export interface ProjectsSearch {
  criteria: ValuesOf<typeof PROJECT_CRITERIA>;
  page: number;
  view: ListingsView;
}

export function parseProjectsSearch(query: URLSearchParams): ProjectsSearch {
  return {
    criteria: readCriteria(PROJECT_CRITERIA, query),
    page: parsePageNumber(query),
    view: parseView(query),
  };
}

/** Formats a search as a query string without `?`, in a fixed order. */
export function formatProjectsSearch({ criteria, page, view }: ProjectsSearch): string {
  const query = new URLSearchParams();
  writeCriteria(PROJECT_CRITERIA, criteria, query);
  if (page > 1) query.set('page', String(page));
  writeView(view, query);
  return String(query);
}
