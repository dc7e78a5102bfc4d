import type { RequestHandler } from 'express';
import type { PageRow } from '../../../client/page.ts';
import { PAGES } from '../../../client/pages.ts';
import { isLocale, LOCALES, type Locale } from '../../../shared/locales.ts';
import { ROUTES } from '../../../shared/routes.data.ts';
import { matchRoute, type RouteName, type RouteParams, routePath } from '../../../shared/routes.ts';

/** The route of a request's path, whatever its spelling. */
export interface PageMatch {
  locale: Locale;
  /** Null when no route matches. */
  name: RouteName | null;
  params: RouteParams;
  /** Null when the route is not a page. */
  row: PageRow | null;
  /** The canonical path: lower-case prefix without a country, no trailing slash, segments in the prefix's language. */
  path: string;
}

declare global {
  namespace Express {
    interface Locals {
      /** Null when the path has no language. */
      match?: PageMatch | null;
    }
  }
}

/** Matches the path of a request, unless it was matched before routing; later handlers use the result. */
export const matchRequest: RequestHandler = (req, res, next) => {
  res.locals.match ??= matchPath(req.path);
  next();
};

/** The path of a page in the agency's site folder. */
const AGENCY_PAGE = /^\/[a-z]{2}\/[a-z0-9]+(-[a-z0-9]+)*$/;

const ROWS = new Map(PAGES.map((row) => [row.name, row]));

/** Matches a path; null when it has no language. */
export function matchPath(path: string): PageMatch | null {
  const [, prefix = '', ...segments] = path.split('/');
  const [locale] = prefix.toLowerCase().split('-');
  if (!isLocale(locale)) return null;
  const pathSegments = segments.filter((segment) => segment !== '');
  const plain = ['', locale, ...pathSegments].join('/');
  for (const language of [locale, ...LOCALES]) {
    const found = matchRoute(pathSegments.join('/'), language);
    if (!found || found.name === 'agencyPage') continue;
    const { name, params } = found;
    const isSpelledSo = language === locale && hasFixedSegments(ROUTES[name][locale], pathSegments);
    const address = isSpelledSo ? plain : routePath(name, locale, params);
    return { locale, name, params, row: ROWS.get(name) ?? null, path: address };
  }
  // Any other segment may be a page of the agency's own.
  const own = matchRoute(pathSegments.join('/'), locale);
  if (own && AGENCY_PAGE.test(plain)) return { locale, ...own, row: ROWS.get(own.name) ?? null, path: plain };
  return { locale, name: null, params: {}, row: null, path: plain };
}

function hasFixedSegments(pattern: string, pathSegments: readonly string[]): boolean {
  const patternSegments = pattern.split('/');
  return pathSegments.every(
    (segment, index) => patternSegments[index]?.startsWith(':') || patternSegments[index] === segment,
  );
}
