import { parseId } from '../../../graphql/parse-id.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { RouteName, RouteParams } from '../../../shared/routes.ts';
import { parseInteger } from '../../../shared/typed-numbers.ts';
import { MAX_WIDGET_CARDS, USUAL_WIDGET_CARDS } from '../../../shared/widget.ts';
import { matchPath } from '../pages/match-request.ts';

/** A page with a list of listings. */
export interface ListPage {
  route: RouteName;
  params: RouteParams;
  query: URLSearchParams;
}

export interface WidgetQuery {
  locale: Locale;
  /** The number of cards. */
  count: number;
  /** Null: neither the id of a listing nor a URL of this site. */
  subject: { id: number } | ListPage | null;
}

interface Site {
  publicUrl: string;
  /** Its languages. The first one is used for a request without a language, or with another one. */
  locales: readonly Locale[];
}

/** Parses the query string of a widget. Never throws. */
export function parseWidgetQuery(query: URLSearchParams, { publicUrl, locales }: Site): WidgetQuery {
  const [first = 'nl'] = locales;
  const home = query.get('home');
  const count = parseInteger(query.get('count'), 1, Number.MAX_SAFE_INTEGER) ?? USUAL_WIDGET_CARDS;
  return {
    locale: locales.find((locale) => locale === query.get('lang')) ?? first,
    count: Math.min(count, MAX_WIDGET_CARDS),
    subject: home === null ? parseSearch(query.get('search') ?? '', publicUrl) : parseHome(home),
  };
}

function parseHome(home: string): { id: number } | null {
  const id = parseId(home);
  return id === null ? null : { id };
}

/** Parses a path of the site with its query string, or the same as a URL. */
function parseSearch(search: string, publicUrl: string): ListPage | null {
  if (!URL.canParse(search, publicUrl)) return null;
  const url = new URL(search, publicUrl);
  const match = url.host === new URL(publicUrl).host ? matchPath(url.pathname) : null;
  return match?.name ? { route: match.name, params: match.params, query: url.searchParams } : null;
}
