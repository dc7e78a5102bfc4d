import type { Request } from 'express';
import type { Visitor } from '../../../graphql/visitor.ts';

/** The visitor of a request: the address of the connection, or that reported by trusted proxies (`TRUST_PROXY`). */
export function visitorOf(req: Pick<Request, 'ip'>): Visitor {
  // A closed connection has no address.
  return { address: req.ip ?? '' };
}

/** The visitor of queries that the site runs on its own behalf. */
export const SITE_VISITOR: Visitor = { address: '' };
