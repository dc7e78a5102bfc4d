import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

/**
 * What the router takes: a GET, or a form that was sent; it is aborted when the visitor goes away. `search` instead of the
 * visitor's own: without `?`.
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

/** The query string as it was sent, with its `?`; empty: there is none. */
export function searchOf({ originalUrl }: Pick<ExpressRequest, 'originalUrl'>): string {
  const at = originalUrl.indexOf('?');
  return at < 0 ? '' : originalUrl.slice(at);
}
