import type { Locale } from './locales.ts';
import { ROUTES } from './routes.data.ts';

export type RouteName = keyof typeof ROUTES;
export type RouteParams = Readonly<Record<string, string | number>>;

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/**
 * Builds the path of a route in a language, with percent-encoded parameters. An unknown name returns `/`.
 * @throws when a parameter of the route is missing: a programming error.
 */
export function routePath(name: RouteName, locale: Locale, params: RouteParams = {}): string {
  const pattern = Object.hasOwn(ROUTES, name) ? ROUTES[name][locale] : undefined;
  if (pattern === undefined) return '/';
  if (pattern === '') return `/${locale}`;
  const segments = pattern.split('/').map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const value = params[segment.slice(1)];
    if (value === undefined || value === '') throw new Error(`route ${name}: no ${segment.slice(1)}`);
    return encodeURIComponent(value);
  });
  return `/${locale}/${segments.join('/')}`;
}

/** Returns a path with a query string, which is given without `?` and may be empty. */
export function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}

export interface RouteMatch {
  name: RouteName;
  params: Record<string, string>;
}

/**
 * Finds the route of a path without its locale prefix (`aanbod/12`) in one language; null when there is none. Fixed
 * segments are compared ignoring case and percent-encoding.
 */
export function matchRoute(path: string, locale: Locale): RouteMatch | null {
  const segments = decodeSegments(path);
  if (!segments) return null;
  let best: RouteMatch | null = null;
  for (const name of ROUTE_NAMES) {
    const params = matchSegments(ROUTES[name][locale], segments);
    if (params && (!best || Object.keys(params).length < Object.keys(best.params).length)) {
      best = { name, params };
    }
  }
  return best;
}

/** Null when the path cannot be decoded. */
function decodeSegments(path: string): string[] | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}

function matchSegments(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const expected = pattern === '' ? [] : pattern.split('/');
  if (expected.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = segments[index] as string;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value.toLowerCase()) return null;
  }
  return params;
}
