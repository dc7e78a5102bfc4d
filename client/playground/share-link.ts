/** An operation as text for the editors: from a URL it may be anything, and it is only run by the run button. */
export interface SharedOperation {
  query: string;
  /** JSON, or what the sender typed. */
  variables: string;
  /** Empty unless the query has several operations. */
  operationName: string;
}

/** Letters. Servers and proxies accept request lines of 8 kB. */
const MAX_QUERY_STRING = 7000;

/** Returns the operation of a share link; null when the URL has no query. */
export function readShareLink({ search, hash }: Pick<Location, 'search' | 'hash'>): SharedOperation | null {
  const fragment = new URLSearchParams(hash.slice(1));
  const parameters = fragment.has('query') ? fragment : new URLSearchParams(search);
  const [query, variables, operationName] = ['query', 'variables', 'operationName'].map(
    (name) => parameters.get(name) ?? '',
  ) as [string, string, string];
  return query.trim() ? { query, variables, operationName } : null;
}

/**
 * Returns the share link of an operation. A program receives its result from the same URL. What is too long for the
 * query string of a request is in the fragment, which browsers do not send.
 */
export function writeShareLink(operation: SharedOperation, { origin, pathname, search }: Location): string {
  const filled = Object.entries(operation).filter(([, text]) => text.trim());
  const text = new URLSearchParams(filled).toString();
  const ids = idsParameter(search);
  if (text.length > MAX_QUERY_STRING) return `${origin}${pathname}${ids && `?${ids}`}#${text}`;
  return `${origin}${pathname}?${ids && `${ids}&`}${text}`;
}

/** Returns the parameter `ids` of the playground's URL, which its requests and links keep; empty when absent. */
export function idsParameter(search: string): string {
  const ids = new URLSearchParams(search).get('ids');
  return ids === null ? '' : new URLSearchParams({ ids }).toString();
}
