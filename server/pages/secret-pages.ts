import type { RequestHandler, Response } from 'express';

/** Whatever is answered at a secret page's address, in any spelling of it, tells no other page where it was. */
export const guardSecretPages: RequestHandler = (_req, res, next) => {
  if (isSecret(res)) res.set('referrer-policy', 'no-referrer');
  next();
};

/** How a page, or what leads to it, is kept; at a secret address nothing is. */
export function setCaching(res: Response, ordinary: string): Response {
  return res.set('cache-control', isSecret(res) ? 'no-store' : ordinary);
}

function isSecret({ locals }: Response): boolean {
  return locals.match?.row?.isSecret === true;
}
