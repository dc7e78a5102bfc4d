import type { Locale } from './locales.ts';
import { routePath } from './routes.ts';

export const ATOM_TYPE = 'application/atom+xml';
/** Appended to a page's path, returns its list as an Atom feed. */
export const ATOM_SUFFIX = '.atom';

/** The pages with an Atom feed. */
export type AtomRoute = 'forSale' | 'forRent' | 'news';

/** The path of a feed; `search` is the page's query string. */
export function atomPath(name: AtomRoute, locale: Locale, search = ''): string {
  return routePath(name, locale) + ATOM_SUFFIX + (search && `?${search}`);
}
