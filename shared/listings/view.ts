/** How a list of listings is shown: by itself, or beside a map. */
export type ListingsView = 'list' | 'map';

/** A map shows as many at once as the API has on one page. */
export const MOST_ON_MAP = 60;

export function parseView(query: URLSearchParams): ListingsView {
  return query.get('view') === 'map' ? 'map' : 'list';
}

/** The default is left out. */
export function writeView(view: ListingsView, query: URLSearchParams): void {
  if (view === 'map') query.append('view', 'map');
}
