import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
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
 * with an id or a secret in it. What else happens during the request is logged with its id too, which is answered.
 */
export function requestLog(log: Logger): (req: IncomingMessage, res: ServerResponse) => string {
  return ({ method, url = '/', headers }, res: ServerResponse & { locals?: Express.Locals }) => {
    const { 'x-request-id': given } = headers;
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    // Few requests have more to say than their line.
    let made: Logger | undefined;
    const own = () => {
      made ??= log.child({ id });
      return made;
    };
    const locals = {
      get log() {
        return own();
      },
    } as Express.Locals;
    res.locals = locals;
    const start = performance.now();
    res.once('close', () => {
      // Why it is unavailable is said elsewhere, once.
      const isFailure = res.statusCode >= 500 && res.statusCode !== 503;
      const level = isFailure ? 'error' : 'info';
      if (!log.isLevelEnabled(level)) return;
      const ms = Math.round(performance.now() - start);
      const line = { method, page: pageKind(url, locals), status: res.statusCode, ms };
      own()[level](res.writableFinished ? line : { ...line, isAborted: true });
    });
    return id;
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
function pageKind(url: string, { match, ajax, atom }: Express.Locals): string {
  if (ajax) return `ajax/${ajax}`;
  if (atom) return `atom/${atom}`;
  if (match) return match.name ?? 'unknown';
  const [, first = ''] = url.split(/[/?]/);
  if (first === '') return 'root';
  return PARTS.has(first) ? first : 'unknown';
}
