import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { parseFavorites } from '../../../shared/favorites/cookie.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import type { CacheRequest } from '../../platform/response-cache/send-entry.ts';
import { localeToRemember } from './locale-redirects.ts';
import { matchPath, type PageMatch } from './match-request.ts';
import { pageCacheKey, readPageQuery } from './page-parameters.ts';

/** Requested URLs whose cache key is remembered. Longer URLs are matched each time. */
const MAX_URLS = 2_000;
const MAX_URL_LENGTH = 500;

interface CachedPage {
  key: string;
  match: PageMatch;
}

interface Dependencies {
  responseCache: Pick<ResponseCache, 'isEnabled' | 'serveCached'>;
  publicUrl: string;
}

/**
 * Creates a function that serves a page from the response cache before routing, because routing costs more than a cache
 * hit. It calls `next` when the page is not cached.
 */
export function createServeCachedPage({ responseCache, publicUrl }: Dependencies) {
  const ownHost = new URL(publicUrl).host;
  const pageOf = rememberPages();
  return (request: CacheRequest, next: () => void): void => {
    const { req, res } = request;
    const page = responseCache.isEnabled && isSimpleRead(req) ? pageOf(req.url ?? '/') : null;
    // For the request log, and for the route when the page is not cached.
    if (page) Object.assign((res as { locals?: object }).locals ?? {}, { match: page.match });
    const changesLanguage = page !== null && localeToRemember(req.headers, page.match, ownHost) !== null;
    const served = page && !changesLanguage ? responseCache.serveCached(page.key, request) : null;
    if (!served) {
      next();
      return;
    }
    // The route reports the error.
    served.catch((error) => (res.headersSent ? res.destroy(error) : next()));
  };
}

function isSimpleRead({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && parseFavorites(headers.cookie).length === 0;
}

/** Finds the page of a URL. Null: another spelling, or a page that is rendered for each visitor. */
function findPage(url: string): CachedPage | null {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const match = matchPath(path);
  if (!match || match.path !== path) return null;
  const query = readPageQuery(match.name, at < 0 ? '' : url.slice(at));
  return query && { key: pageCacheKey(match, query), match };
}

function rememberPages(): (url: string) => CachedPage | null {
  const pages = new LRUCache<string, CachedPage>({ max: MAX_URLS });
  return (url) => {
    const known = pages.get(url);
    if (known) return known;
    const page = findPage(url);
    if (page && url.length <= MAX_URL_LENGTH) pages.set(url, page);
    return page;
  };
}
