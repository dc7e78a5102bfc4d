import type { RequestHandler } from 'express';
import type { PageRow } from '../../client/page.ts';
import { PAGES } from '../../client/pages.ts';
import { isLocale, LOCALES, type Locale } from '../../shared/locales.ts';
import { matchRoute, type RouteName, type RouteParams, routePath } from '../../shared/routes.ts';

/** What the path of a request stands for, in whatever spelling it came. */
export interface PageMatch {
  locale: Locale;
  /** Null: no route of the site. */
  name: RouteName | null;
  params: RouteParams;
  /** Null: no page stands there. */
  row: PageRow | null;
  /** Its one address: prefix in lower case, no slash at the end, segments in the prefix's language. */
  path: string;
}

declare global {
  namespace Express {
    interface Locals {
      /** Null: the path names no language. */
      match?: PageMatch | null;
    }
  }
}

/** Takes the path of a request apart, once; everything after it reads what was found. */
export const matchRequest: RequestHandler = (req, res, next) => {
  res.locals.match = matchPath(req.path);
  next();
};

const ROWS = new Map(PAGES.map((row) => [row.name, row]));

/** What a path stands for; null: it names no language. */
function matchPath(path: string): PageMatch | null {
  const [, prefix = '', ...segments] = path.split('/');
  const locale = prefix.toLowerCase();
  if (!isLocale(locale)) return null;
  const rest = segments.filter((segment) => segment !== '').join('/');
  const plain = rest ? `/${locale}/${rest}` : `/${locale}`;
  const own = matchRoute(rest, locale);
  if (own) return { locale, ...own, row: ROWS.get(own.name) ?? null, path: plain };
  for (const other of LOCALES) {
    const foreign = matchRoute(rest, other);
    if (!foreign) continue;
    const { name, params } = foreign;
    return { locale, name, params, row: ROWS.get(name) ?? null, path: routePath(name, locale, params) };
  }
  return { locale, name: null, params: {}, row: null, path: plain };
}
