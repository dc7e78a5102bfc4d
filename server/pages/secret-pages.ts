import type { RequestHandler, Response } from 'express';
import { PAGES } from '../../client/pages.ts';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { matchRoute, ROUTES, type RouteName } from '../../shared/routes.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The address is for its owner alone. */
      isSecret?: boolean;
    }
  }
}

const SECRET: ReadonlySet<RouteName> = new Set(PAGES.filter((page) => page.isSecret).map(({ name }) => name));
/** How their paths begin, in every language: few others are looked at any further. */
const BEGINNINGS = new Set(
  [...SECRET].flatMap((name) => LOCALES.map((locale) => ROUTES[name][locale].split('/')[0])),
);

/** Whatever is answered at a secret page's address, in any spelling of it, tells no other page where it was. */
export const guardSecretPages: RequestHandler = (req, res, next) => {
  const segments = req.path.split('/').slice(2).filter(Boolean);
  res.locals.isSecret = BEGINNINGS.has(segments[0]) && LOCALES.some((locale) => isSecret(segments, locale));
  if (res.locals.isSecret) res.set('referrer-policy', 'no-referrer');
  next();
};

function isSecret(segments: readonly string[], locale: Locale): boolean {
  const name = matchRoute(segments.join('/'), locale)?.name;
  return name !== undefined && SECRET.has(name);
}

/** How a page, or what leads to it, is kept; at a secret address nothing is. */
export function setCaching(res: Response, ordinary: string): Response {
  return res.set('cache-control', res.locals.isSecret ? 'no-store' : ordinary);
}
