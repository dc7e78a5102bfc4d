import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

/** What the router takes: a GET, or a form that was sent; it is aborted when the visitor goes away. */
export function toFetchRequest(req: ExpressRequest, res: ExpressResponse, origin: string): Request {
  const leaving = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) leaving.abort();
  });
  const url = new URL(origin);
  url.pathname = req.path;
  const query = req.originalUrl.indexOf('?');
  url.search = query < 0 ? '' : req.originalUrl.slice(query);
  const { form } = res.locals;
  if (form === undefined) return new Request(url, { signal: leaving.signal });
  return new Request(url, { signal: leaving.signal, method: 'POST', body: new URLSearchParams(form) });
}
