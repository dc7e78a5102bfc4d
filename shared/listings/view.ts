/** The layout of a list of listings: alone, or beside a map. */
export type ListingsView = 'list' | 'map';

/** The number of listings beside a map: the maximum page size of the API. */
export const MAX_LISTINGS_ON_MAP = 60;

export function parseView(query: URLSearchParams): ListingsView {
  return query.get('view') === 'map' ? 'map' : 'list';
}

/** Appends the view to a query string; the default is left out. */
export function formatView(view: ListingsView, query: URLSearchParams): void {
  if (view === 'map') query.append('view', 'map');
}
