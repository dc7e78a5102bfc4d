/** The query string of a search for projects. Invalid values are ignored. */
import { ESTATE_TYPES } from '../estates/vocabulary.ts';
import { type CriteriaValues, type Criterion, formatCriteria, parseCriteria } from '../listings/criteria.ts';
import { formatView, type ListingsView, parseView } from '../listings/view.ts';
import { parsePageNumber } from '../page-number.ts';

export const PROJECT_CRITERIA = {
  cities: { kind: 'cities', parameter: 'city' },
  types: { kind: 'words', parameter: 'type', words: ESTATE_TYPES },
  /** Euros. */
  maxPrice: { kind: 'number', parameter: 'maxPrice', min: 1, max: 1_000_000_000 },
  /** Delivered in this year or earlier. */
  delivery: { kind: 'number', parameter: 'delivery', min: 2000, max: 2100 },
} as const satisfies Record<string, Criterion>;

export interface ProjectsSearch {
  criteria: CriteriaValues<typeof PROJECT_CRITERIA>;
  page: number;
  view: ListingsView;
}

export function parseProjectsSearch(query: URLSearchParams): ProjectsSearch {
  return {
    criteria: parseCriteria(PROJECT_CRITERIA, query),
    page: parsePageNumber(query),
    view: parseView(query),
  };
}

/** Formats a search as a query string without `?`, in a fixed order. */
export function formatProjectsSearch({ criteria, page, view }: ProjectsSearch): string {
  const query = new URLSearchParams();
  formatCriteria(PROJECT_CRITERIA, criteria, query);
  if (page > 1) query.set('page', String(page));
  formatView(view, query);
  return String(query);
}
