import type { IncomingMessage } from 'node:http';
import type { Express, Request } from 'express';
import type { Visitor } from '../../../graphql/visitor.ts';

/**
 * The visitor of a request: the address of the connection, or that reported by trusted proxies (`TRUST_PROXY`), and the
 * partner of its key.
 */
export function visitorOf(req: Pick<Request, 'ip' | 'res'>): Visitor {
  // A closed connection has no address.
  return { address: req.ip ?? '', partner: req.res?.locals.partner };
}

/** The visitor of a request that is answered before the app routes it, with the trusted proxies of the app. */
export function visitorBeforeRouting({ headers, socket }: IncomingMessage, app: Express): Visitor {
  return visitorOf(Object.assign(Object.create(app.request), { headers, socket }));
}

/** The visitor of queries that the site runs on its own behalf. */
export const SITE_VISITOR: Visitor = { address: '' };
