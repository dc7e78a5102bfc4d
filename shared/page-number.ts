const LAST_PAGE = 1_000_000_000;

/** Parses the page number of a query string, from 1; the first page when it is absent or invalid. */
export function parsePageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^\d{1,10}$/.test(page) ? Math.min(Math.max(Number(page), 1), LAST_PAGE) : 1;
}

/** The relative URL of a page of the list; the first page has no parameter. */
export function formatPageNumber(page: number): string {
  return page > 1 ? `?page=${page}` : '?';
}
