import { isLocale, LOCALES } from '../../../shared/locales.ts';
import { ROUTES } from '../../../shared/routes.data.ts';
import { matchRoute, ROUTE_NAMES, routePath } from '../../../shared/routes.ts';
import { isFixedRoute } from './pages/page-context.ts';

/** First parts of paths that the server answers before it redirects. */
const OF_THE_SERVER = new Set([
  ...['ajax', 'assets', 'calendars', 'desk', 'graphql', 'map', 'media', 'metrics', 'qr', 'share', 'site'],
  ...['sitemaps', 'webhooks', 'robots.txt', 'sitemap.xml', 'llms.txt', 'healthz', 'readyz'],
]);

/** The beginnings of all paths of the site: of a page with parameters, the part before them. */
const BEGINNINGS = LOCALES.flatMap((locale) =>
  ROUTE_NAMES.map((name) => {
    const pattern = ROUTES[name][locale];
    const at = pattern.indexOf(':');
    return { path: at < 0 ? routePath(name, locale) : `/${locale}/${pattern.slice(0, at)}`, hasMore: at > 0 };
  }),
);

/**
 * Whether an old address, as `normalAddress` writes it, is a page of the site without parameters or a path of its
 * server, or would stand for several pages of the site. `/?page=2` is an address of another site.
 */
export function isOfSite(address: string): boolean {
  const [path = ''] = address.split('?');
  const [, first = '', ...segments] = path.split('/');
  if (OF_THE_SERVER.has(first) || (isLocale(first) && segments[0] === 'ajax')) return true;
  if (path.endsWith('*')) return coversPages(path.slice(0, -1));
  if (address === '/') return true;
  if (!isLocale(first)) return false;
  return LOCALES.some((language) => {
    const match = matchRoute(segments.join('/'), language);
    return match !== null && isFixedRoute(match.name);
  });
}

/** Whether pages of the site begin with a path. */
const coversPages = (prefix: string) =>
  BEGINNINGS.some(({ path, hasMore }) => path.startsWith(prefix) || (hasMore && prefix.startsWith(path)));
