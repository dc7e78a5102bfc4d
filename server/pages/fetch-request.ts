import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';

/** A GET as the router takes it; it is aborted when the visitor goes away. */
export function toFetchRequest(req: ExpressRequest, res: ExpressResponse, origin: string): Request {
  const leaving = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) leaving.abort();
  });
  return new Request(new URL(origin + req.originalUrl), { signal: leaving.signal });
}
