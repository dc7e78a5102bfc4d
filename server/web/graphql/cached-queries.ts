import { hash } from 'node:crypto';
import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import { Cacheability } from '../../../graphql/cacheability.ts';
import type { RenderOutcome, ResponseCache } from '../../platform/response-cache/response-cache.ts';
import type { HttpContext } from './endpoint.ts';

interface Dependencies {
  server: ApolloServer<HttpContext>;
  responseCache: Pick<ResponseCache, 'isEnabled' | 'serve'>;
  createContext(req: Request, cacheability: Cacheability, hasPriority: boolean): HttpContext;
}

/**
 * Serves queries from the response cache. Whether a result can be shared is known after execution, from `cacheability`.
 */
export function serveCachedQueries({ server, responseCache, createContext }: Dependencies): RequestHandler {
  return async (req, res, next) => {
    const key = responseCache.isEnabled ? queryCacheKey(req) : null;
    if (key === null) return next();
    const produce = async (hasPriority: boolean): Promise<RenderOutcome> => {
      const cacheability = new Cacheability();
      cacheability.isPublic = false;
      const { status, headers, body } = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: req.method,
          headers: toHeaderMap(req),
          search: new URL(req.originalUrl, 'http://site').search,
          body: req.body,
        },
        context: async () => createContext(req, cacheability, hasPriority),
      });
      if (body.kind !== 'complete') throw new Error('a response in parts');
      return {
        status: status ?? 200,
        headers: toSend(headers, req.method === 'GET' && cacheability.isPublic),
        body: body.string,
        vary: ['Accept'],
        cacheability,
      };
    };
    await responseCache.serve(key, { req, res }, produce);
  };
}

/** The cache key: everything that determines the response. It may contain secrets. Null: not a single operation. */
export function queryCacheKey({
  method,
  body,
  query,
  headers,
}: Pick<Request, 'method' | 'body' | 'query' | 'headers'>): string | null {
  const { query: document, variables, operationName, extensions } = method === 'POST' ? (body ?? {}) : query;
  if (typeof document !== 'string' || extensions !== undefined || !/^(POST|GET)$/.test(method)) return null;
  const parts = [
    document,
    asJson(variables),
    operationName ?? null,
    headers.accept ?? null,
    query.ids ?? null,
  ];
  const kind = method === 'POST' ? headers['content-type'] : 'GET';
  return `graphql ${hash('sha256', JSON.stringify([...parts, kind]), 'base64url')}`;
}

/** In a query string the variables are text already. */
function asJson(variables: unknown): string {
  return typeof variables === 'string' ? variables : JSON.stringify(variables ?? null);
}

function toHeaderMap({ headers }: Request): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

/** Apollo forbids caching; the response cache sets its own headers for shared responses. */
function toSend(headers: HeaderMap, isCacheable: boolean): Record<string, string> {
  const removed = ['content-length', ...(isCacheable ? ['cache-control'] : [])];
  return Object.fromEntries([...headers].filter(([name]) => !removed.includes(name)));
}
