/** Which site a form or a script that posts is from, as the visitor's browser says. */
import type { Request } from 'express';

/**
 * `hidden`: the browser does not say, as it does for pages without a referrer and for sandboxed ones. Programs send
 * neither header, older browsers the origin alone. The site may be visited under a host that is not PUBLIC_URL's; a page
 * elsewhere cannot choose the Host of its request.
 */
export function findPostingSite(req: Request, publicUrl: string): 'own' | 'other' | 'hidden' {
  const site = req.get('sec-fetch-site');
  const origin = req.get('origin');
  if (site === 'cross-site') return 'other';
  if (site === 'same-origin' || origin === undefined) return 'own';
  if (origin === 'null') return 'hidden';
  return origin === publicUrl || URL.parse(origin)?.host === req.get('host') ? 'own' : 'other';
}
