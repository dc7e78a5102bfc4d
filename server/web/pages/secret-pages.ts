import type { RequestHandler, Response } from 'express';

/** Prevents the URL of a secret page from being sent as a referrer, in all responses at its path. */
export const guardSecretPages: RequestHandler = (_req, res, next) => {
  if (isSecret(res)) res.set('referrer-policy', 'no-referrer');
  next();
};

/** Sets the caching of a page or redirect; secret paths are never stored. */
export function setCaching(res: Response, ordinary: string): Response {
  return res.set('cache-control', isSecret(res) ? 'no-store' : ordinary);
}

function isSecret({ locals }: Response): boolean {
  return locals.match?.row?.hasSecretUrl === true;
}
