import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { RouteName } from '../../shared/routes.ts';
import type { Logger } from './logger.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Logs with the id of this request. */
      log: Logger;
      /** The legacy path that was asked: the beginning of its row, or `unknown`. */
      ajax?: string;
      /** The page whose Atom feed was asked for. */
      atom?: RouteName;
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
    // Few requests have more to say than their line.
    let made: Logger | undefined;
    const own = () => {
      made ??= log.child({ id });
      return made;
    };
    Object.defineProperty(res.locals, 'log', { get: own, enumerable: true });
    // Routers change the path while they look at it.
    const { path } = req;
    const start = performance.now();
    res.once('close', () => {
      const ms = Math.round(performance.now() - start);
      // Why it is unavailable is said elsewhere, once.
      const isFailure = res.statusCode >= 500 && res.statusCode !== 503;
      const level = isFailure ? 'error' : 'info';
      if (!log.isLevelEnabled(level)) return;
      const page = pageKind(path, res.locals);
      const line = { method: req.method, page, status: res.statusCode, ms };
      own()[level](res.writableFinished ? line : { ...line, isAborted: true });
    });
    next();
  };
}

const PARTS = new Set([
  'graphql',
  'assets',
  'media',
  'calendars',
  'playground',
  'healthz',
  'readyz',
  'robots.txt',
]);

/** The name of a route, or of another part of the site; never typed text. */
function pageKind(path: string, { match, ajax, atom }: Express.Locals): string {
  if (ajax) return `ajax/${ajax}`;
  if (atom) return `atom/${atom}`;
  if (match) return match.name ?? 'unknown';
  const [, first = ''] = path.split('/');
  if (first === '') return 'root';
  return PARTS.has(first) ? first : 'unknown';
}
