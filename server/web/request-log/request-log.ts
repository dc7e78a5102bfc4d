import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Partner } from '../../../graphql/visitor.ts';
import type { RouteName } from '../../../shared/routes.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { MANIFEST } from '../seo/manifest.ts';

declare global {
  namespace Express {
    interface Locals {
      /** A logger with the id of this request. */
      log: Logger;
      /** The legacy path of the request: the start of its row's path, or `unknown`. */
      ajax?: string;
      /** The page whose Atom feed was requested. */
      atom?: RouteName;
      /** The partner whose key the request has. */
      partner?: Partner;
    }
  }
}

const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * Logs one line per request: id, method, page name, status, duration. No IP address, user agent, query string, or path
 * with an id or secret. Other log lines of the request have the same id, which is also returned to the client.
 */
export function requestLog(log: Logger): (req: IncomingMessage, res: ServerResponse) => string {
  return ({ method, url = '/', headers }, res: ServerResponse & { locals?: Express.Locals }) => {
    const { 'x-request-id': given } = headers;
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    // Few requests log more than their line, so create the logger lazily.
    let requestLogger: Logger | undefined;
    const own = () => {
      requestLogger ??= log.child({ id });
      return requestLogger;
    };
    const locals = {
      get log() {
        return own();
      },
    } as Express.Locals;
    res.locals = locals;
    const start = performance.now();
    res.once('close', () => {
      // The reason of a 503 is logged elsewhere, once.
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
  'map',
  'calendars',
  'desk',
  'feeds',
  'webhooks',
  'views',
  'playground',
  'healthz',
  'readyz',
  'robots.txt',
  'icons',
  'favicon.ico',
  'apple-touch-icon.png',
  '.well-known',
  'llms.txt',
]);

/** The name of a route, or of another part of the site; never text from the URL. */
function pageKind(url: string, { match, ajax, atom }: Express.Locals): string {
  if (ajax) return `ajax/${ajax}`;
  if (atom) return `atom/${atom}`;
  const [, first = '', second] = url.split(/[/?]/);
  if (match) return match.name ?? (second === MANIFEST ? 'manifest' : 'unknown');
  if (first === '') return 'root';
  return PARTS.has(first) ? first : 'unknown';
}
