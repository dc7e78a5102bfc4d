import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { isLocale } from '../../shared/locales.ts';
import { matchRoute } from '../../shared/routes.ts';
import type { Logger } from './logger.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Logs with the id of this request. */
      log: Logger;
    }
  }
}

const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * One line a request: id, method, kind of page, status, duration. No address, no agent, no query, no path
 * with an id or a secret in it. What else happens during the request is logged with its id too.
 */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id');
    const id = given && REQUEST_ID.test(given) ? given : randomUUID();
    res.set('x-request-id', id);
    const own = log.child({ id });
    res.locals.log = own;
    const page = pageKind(req.path);
    const start = performance.now();
    res.once('close', () => {
      const ms = Math.round(performance.now() - start);
      const level = res.statusCode >= 500 ? 'error' : 'info';
      const line = { method: req.method, page, status: res.statusCode, ms };
      own[level](res.writableFinished ? line : { ...line, isAborted: true });
    });
    next();
  };
}

const PLACES = new Set(['graphql', 'assets', 'media', 'playground', 'healthz', 'readyz', 'robots.txt']);
const AJAX = new Set(['estate', 'similar-estate', 'search-city']);

/** The name of a route, or of another place that the site has; never what somebody typed. */
export function pageKind(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  if (first === '') return 'root';
  if (!isLocale(first)) return PLACES.has(first) ? first : 'unknown';
  if (rest[0] === 'ajax') return `ajax/${AJAX.has(rest[1] ?? '') ? rest[1] : 'unknown'}`;
  return matchRoute(rest.join('/'), first)?.name ?? 'unknown';
}
