import type { IncomingHttpHeaders } from 'node:http';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import type { CacheRequest } from '../../platform/response-cache/send-entry.ts';
import { queryCacheKey } from './cached-queries.ts';

/** Bytes. Longer bodies arrive in several chunks. */
const MAX_BODY_BYTES = 16_000;

/** Answers from the response cache, or calls `next`. */
export type CachedFirst = (request: CacheRequest, next: () => void) => void;

/**
 * Serves cache hits of posted queries before routing, because routing costs more than a cache hit. Passes every other
 * request on unchanged.
 */
export function createCachedFirst(
  responseCache: Pick<ResponseCache, 'isEnabled' | 'serveCached'>,
): CachedFirst {
  return (request, next) => {
    const { req, res } = request;
    if (
      !responseCache.isEnabled ||
      // The route checks the key of a partner.
      req.headers.authorization !== undefined ||
      req.method !== 'POST' ||
      req.url !== '/graphql' ||
      !isShortJson(req.headers)
    )
      return next();
    req.once('readable', () => {
      const bytes: Buffer | null = req.read();
      const key = bytes && cacheKeyOfBody(bytes, req.headers);
      const served = key && responseCache.serveCached(key, request);
      if (served) return void served.catch((error) => res.destroy(error));
      if (bytes) req.unshift(bytes);
      next();
    });
  };
}

function isShortJson(headers: IncomingHttpHeaders): boolean {
  const { 'content-type': type, 'content-length': length, 'content-encoding': encoding } = headers;
  return (
    type === 'application/json' &&
    encoding === undefined &&
    Number(length) > 0 &&
    Number(length) < MAX_BODY_BYTES
  );
}

function cacheKeyOfBody(bytes: Buffer, headers: IncomingHttpHeaders): string | null {
  if (bytes.length !== Number(headers['content-length'])) return null;
  try {
    return queryCacheKey({ method: 'POST', headers, query: {}, body: JSON.parse(bytes.toString()) });
  } catch {
    // The route answers invalid JSON.
    return null;
  }
}
