import type { Locale } from './locales.ts';
import { routePath } from './routes.ts';

export const ATOM_TYPE = 'application/atom+xml';
/** Behind the path of a page: what it lists, as an Atom feed. */
export const ATOM_SUFFIX = '.atom';

/** The pages that can be followed. */
export type AtomRoute = 'forSale' | 'forRent' | 'news';

/** The address of a feed; `search` is the page's query string. */
export function atomPath(name: AtomRoute, locale: Locale, search = ''): string {
  return routePath(name, locale) + ATOM_SUFFIX + (search && `?${search}`);
}
