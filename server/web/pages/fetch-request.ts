import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

/**
 * Converts a request for the router: a GET, or a submitted form. It aborts when the visitor disconnects. `search`
 * replaces the visitor's query string; without `?`.
 */
export function toFetchRequest(
  req: ExpressRequest,
  res: ExpressResponse,
  { origin, search }: { origin: string; search?: string | undefined },
): Request {
  const leaving = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) leaving.abort();
  });
  const url = new URL(origin);
  url.pathname = req.path;
  url.search = search ?? searchOf(req);
  const { form } = res.locals;
  if (form === undefined) return new Request(url, { signal: leaving.signal });
  return new Request(url, { signal: leaving.signal, method: 'POST', body: new URLSearchParams(form) });
}

/** The query string of the request with its `?`; empty when there is none. */
export function searchOf({ originalUrl }: Pick<ExpressRequest, 'originalUrl'>): string {
  const at = originalUrl.indexOf('?');
  return at < 0 ? '' : originalUrl.slice(at);
}
