import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { isLocale, LOCALES, type Locale } from '../../../shared/locales.ts';
import { routePath } from '../../../shared/routes.ts';
import { searchOf } from './fetch-request.ts';
import type { PageMatch } from './match-request.ts';
import { setCaching } from './secret-pages.ts';

/** The languages of the site, which can change. */
interface Services {
  site: { readonly locales: readonly Locale[] };
}

const CHOICE = 'locale';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Redirects `/` to the language that the visitor chose before, else to the browser's preference. */
export function redirectRoot({ site }: Services): RequestHandler {
  return (req, res) => {
    res.vary('Accept-Language, Cookie').set('cache-control', 'no-cache');
    res.redirect(302, routePath('home', visitorLocale(req, site.locales)) + searchOf(req));
  };
}

/** Redirects pages in a language that the site does not have to its first language. Not cached: it may come back. */
export function redirectLanguages({ site }: Services): RequestHandler {
  return (req, res, next) => {
    const { match } = res.locals;
    const [first] = site.locales;
    // Forms of open pages and one-click links in mails (RFC 8058) keep working.
    if (!isRead(req) || !match || !first || site.locales.includes(match.locale)) return next();
    const path = match.name
      ? routePath(match.name, first, match.params)
      : match.path.replace(/^\/[a-z]{2}/, `/${first}`);
    setCaching(res, 'no-cache').redirect(302, path + searchOf(req));
  };
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Redirects other spellings of a page's path to the canonical one: 301, or 308 for a POST; keeps the query string. */
export const redirectSpellings: RequestHandler = (req, res, next) => {
  if (!isDecodable(req.path)) return next(Object.assign(new Error('malformed path'), { status: 400 }));
  const { match } = res.locals;
  if (!match || match.path === req.path) return next();
  setCaching(res, 'no-cache').redirect(isRead(req) ? 301 : 308, match.path + searchOf(req));
};

/** Stores the language as the visitor's choice when a page is opened from one in another language. */
export function rememberLocale(publicUrl: string): RequestHandler {
  const ownHost = new URL(publicUrl).host;
  return (req, res, next) => {
    const { match } = res.locals;
    const locale = match && localeToRemember(req.headers, match, ownHost);
    if (locale) keepChoice(res, locale);
    next();
  };
}

/** The language of a page that is opened from a page of this site in another language; null for other requests. */
export function localeToRemember(
  { referer, host }: IncomingHttpHeaders,
  { locale }: PageMatch,
  ownHost: string,
): Locale | null {
  const from = referer === undefined ? null : URL.parse(referer);
  const isOwn = from !== null && (from.host === ownHost || from.host === host);
  const before = isOwn ? from.pathname.split('/')[1] : undefined;
  return isLocale(before) && before !== locale ? locale : null;
}

/** The language for a path without one: the visitor's choice, else the browser's preference among `locales`. */
export function visitorLocale(req: Request, locales: readonly Locale[]): Locale {
  const chosen = chosenLocale(req);
  return chosen && locales.includes(chosen) ? chosen : preferredLocale(req, locales);
}

function preferredLocale(req: Request, locales: readonly Locale[]): Locale {
  const best = req.acceptsLanguages([...locales]);
  return isLocale(best) ? best : (locales[0] ?? LOCALES[0]);
}

function chosenLocale(req: Request): Locale | null {
  const cookie = req.get('cookie')?.match(/(?:^|;\s*)locale=([a-z]{2})(?:;|$)/)?.[1];
  return isLocale(cookie) ? cookie : null;
}

function keepChoice(res: Response, locale: Locale): void {
  res.cookie(CHOICE, locale, {
    maxAge: YEAR_MS,
    httpOnly: true,
    sameSite: 'lax',
    secure: res.req.secure,
    path: '/',
  });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
