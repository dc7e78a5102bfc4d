import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { isLocale } from '../../shared/locales.ts';
import { matchRoute } from '../../shared/routes.ts';
import type { Logger } from './logger.ts';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * One line a request: id, method, kind of page, status, duration. No address, no agent, no query, no path
 * with an id or a secret in it.
 */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id');
    const id = given && REQUEST_ID.test(given) ? given : randomUUID();
    res.set('x-request-id', id);
    const page = pageKind(req.path);
    const start = performance.now();
    res.once('close', () => {
      const ms = Math.round(performance.now() - start);
      const level = res.statusCode >= 500 ? 'error' : 'info';
      const line = { id, method: req.method, page, status: res.statusCode, ms };
      log[level](res.writableFinished ? line : { ...line, isAborted: true });
    });
    next();
  };
}

const PLACES = new Set(['graphql', 'assets', 'playground', 'healthz', 'readyz', 'robots.txt']);
const AJAX = new Set(['estate', 'similar-estate', 'search-city']);

/** The name of a route, or of another place that the site has; never what somebody typed. */
export function pageKind(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  if (first === '') return 'root';
  if (!isLocale(first)) return PLACES.has(first) ? first : 'unknown';
  if (rest[0] === 'ajax') return `ajax/${AJAX.has(rest[1] ?? '') ? rest[1] : 'unknown'}`;
  return matchRoute(rest.join('/'), first)?.name ?? 'unknown';
}
