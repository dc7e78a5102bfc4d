import type { Request } from 'express';
import type { Visitor } from '../graphql/visitor.ts';

/** Who asks: by the address of the connection, or what trusted proxies say of it (`TRUST_PROXY`). */
export function visitorOf(req: Pick<Request, 'ip'>): Visitor {
  // A closed connection has no address.
  return { address: req.ip ?? '' };
}

/** What the site asks for itself, for no visitor. */
export const THE_SITE: Visitor = { address: '' };
