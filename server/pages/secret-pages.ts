import type { RequestHandler, Response } from 'express';
import { PAGES } from '../../client/pages.ts';
import { LOCALES } from '../../shared/locales.ts';
import { matchRoute, type RouteName } from '../../shared/routes.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The address is for its owner alone. */
      isSecret?: boolean;
    }
  }
}

const SECRET: ReadonlySet<RouteName> = new Set(PAGES.filter((page) => page.isSecret).map(({ name }) => name));

/** Whatever is answered at a secret page's address, in any spelling of it, tells no other page where it was. */
export const guardSecretPages: RequestHandler = (req, res, next) => {
  const path = req.path.split('/').slice(2).join('/');
  const names = LOCALES.map((locale) => matchRoute(path, locale)?.name);
  res.locals.isSecret = names.some((name) => name !== undefined && SECRET.has(name));
  if (res.locals.isSecret) res.set('referrer-policy', 'no-referrer');
  next();
};

/** How a page, or what leads to it, is kept; at a secret address nothing is. */
export function setCaching(res: Response, ordinary: string): Response {
  return res.set('cache-control', res.locals.isSecret ? 'no-store' : ordinary);
}
