import type { RequestHandler } from 'express';
import type { PageRow } from '../../client/page.ts';
import { PAGES } from '../../client/pages.ts';
import { isLocale, LOCALES, type Locale } from '../../shared/locales.ts';
import { matchRoute, ROUTES, type RouteName, type RouteParams, routePath } from '../../shared/routes.ts';

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
export function matchPath(path: string): PageMatch | null {
  const [, prefix = '', ...segments] = path.split('/');
  const locale = prefix.toLowerCase();
  if (!isLocale(locale)) return null;
  const given = segments.filter((segment) => segment !== '');
  const plain = ['', locale, ...given].join('/');
  for (const language of [locale, ...LOCALES]) {
    const found = matchRoute(given.join('/'), language);
    if (!found) continue;
    const { name, params } = found;
    const isSpelledSo = language === locale && hasFixedSegments(ROUTES[name][locale], given);
    const address = isSpelledSo ? plain : routePath(name, locale, params);
    return { locale, name, params, row: ROWS.get(name) ?? null, path: address };
  }
  return { locale, name: null, params: {}, row: null, path: plain };
}

function hasFixedSegments(pattern: string, given: readonly string[]): boolean {
  const wanted = pattern.split('/');
  return given.every((segment, index) => wanted[index]?.startsWith(':') || wanted[index] === segment);
}
