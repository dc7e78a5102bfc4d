/** The site from which a form or script posts, according to the browser. */
import type { Request } from 'express';

/**
 * `hidden`: the browser does not reveal the site, as for pages without a referrer and for sandboxed ones. Programs send
 * neither header, older browsers only the origin. The site may be visited under another host than that of PUBLIC_URL;
 * other sites cannot choose the Host header of a request.
 */
export function findPostingSite(req: Request, publicUrl: string): 'own' | 'other' | 'hidden' {
  const site = req.get('sec-fetch-site');
  const origin = req.get('origin');
  if (site === 'cross-site') return 'other';
  if (site === 'same-origin' || origin === undefined) return 'own';
  if (origin === 'null') return 'hidden';
  return origin === publicUrl || URL.parse(origin)?.host === req.get('host') ? 'own' : 'other';
}
