const LAST_PAGE = 1_000_000_000;

/** The page of a list that a query string asks for, from 1; the first when it means nothing. */
export function parsePageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^\d{1,10}$/.test(page) ? Math.min(Math.max(Number(page), 1), LAST_PAGE) : 1;
}

/** The address of a page of the list that is shown; the first has none of its own. */
export function formatPageNumber(page: number): string {
  return page > 1 ? `?page=${page}` : '?';
}
