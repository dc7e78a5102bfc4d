/** Pages kept for offline reading: complete documents without scripts, in one cache of the browser. */
import type { OfflineConfig } from '../../shared/offline.ts';

const CACHE = 'offline-pages';
/** The entry with the favourites; no page has this path. */
const FAVORITES = '/offline/favorites';
/** A kept page runs no scripts, so it cannot mix with the scripts of another release. */
const SANDBOX =
  'sandbox allow-same-origin allow-forms allow-popups allow-downloads allow-top-navigation-by-user-activation';
const LOADED_LATER =
  /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="(?:modulepreload|preload|manifest)"[^>]*>/gis;
/** New favourites that one message adds, so that a long list does not arrive at once. */
const MAX_NEW_FAVORITES = 10;

export interface KeptPage {
  path: string;
  /** HTML, without the agency's name. */
  title: string;
  /** The description for search engines, as HTML. */
  about: string;
  isFavorite: boolean;
}

type Limits = Pick<OfflineConfig, 'maxPages' | 'maxBytes'>;

/** Deletes all kept pages. */
export async function deleteKeptPages(): Promise<void> {
  await caches.delete(CACHE);
}

/** Keeps the page of a path as it is shown to visitors without cookies; deletes it when it is no longer public. */
export async function keepPage(path: string, limits: Limits, asked = path): Promise<void> {
  const init = { credentials: 'omit', cache: 'no-cache', headers: { accept: 'text/html' } } as const;
  const response = await fetch(path, init);
  if (!isPublicPage(response)) return forgetGone(path, response.status);
  const html = (await response.text()).replace(LOADED_LATER, '');
  const bytes = new TextEncoder().encode(html).length;
  if (bytes > limits.maxBytes) return;
  const cache = await caches.open(CACHE);
  const { pathname } = new URL(response.url);
  // Entries are ordered by insertion.
  await cache.delete(pathname);
  await evict(cache, { maxPages: limits.maxPages - 1, maxBytes: limits.maxBytes - bytes });
  await cache.put(pathname, new Response(html, { headers: headersOf(response, { html, bytes, asked }) }));
}

/** Whether every visitor gets the same page, and may keep it. */
function isPublicPage({ status, headers, url }: Response): boolean {
  return (
    status === 200 &&
    Boolean(headers.get('content-type')?.startsWith('text/html')) &&
    !/private|no-store/.test(headers.get('cache-control') ?? 'private') &&
    new URL(url).origin === self.location.origin
  );
}

interface Kept {
  html: string;
  bytes: number;
  asked: string;
}

function headersOf({ headers }: Response, { html, bytes, asked }: Kept): Record<string, string> {
  const title = /<title>(.*?)(?: · [^·]*)?<\/title>/s.exec(html)?.[1] ?? '';
  const about = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${headers.get('content-security-policy')}; ${SANDBOX}`,
    'x-kept-at': new Date().toISOString(),
    'x-bytes': String(bytes),
    'x-asked': asked,
    'x-title': encodeURIComponent(title),
    'x-about': encodeURIComponent(about),
  };
}

/** Deletes the oldest pages above the limits. */
async function evict(cache: Cache, { maxPages, maxBytes }: Limits): Promise<void> {
  const entries = await readEntries(cache);
  let pages = entries.length;
  let bytes = entries.reduce((sum, { headers }) => sum + Number(headers.get('x-bytes')), 0);
  for (const { path, headers } of entries) {
    if (pages <= maxPages && bytes <= maxBytes) return;
    await cache.delete(path);
    pages -= 1;
    bytes -= Number(headers.get('x-bytes'));
  }
}

/** The kept pages, oldest first. */
async function readEntries(cache: Cache): Promise<{ path: string; headers: Headers }[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const entries = await Promise.all(
    paths.map(async (path) => ({ path, headers: (await cache.match(path))?.headers ?? new Headers() })),
  );
  return entries.filter(({ path }) => path !== FAVORITES);
}

/** Deletes the page of a listing that was withdrawn. */
export async function forgetGone(path: string, status: number): Promise<void> {
  if (status === 404 || status === 410) await (await caches.open(CACHE)).delete(path, { ignoreSearch: true });
}

/** Keeps the pages of new favourites. A favourite whose page cannot be kept is tried again with the next message. */
export async function keepFavorites(favorites: readonly string[], limits: Limits): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(FAVORITES, new Response(JSON.stringify(favorites)));
  const known = new Set((await readEntries(cache)).map(({ headers }) => headers.get('x-asked')));
  const added = favorites.filter((path) => !known.has(path)).slice(0, MAX_NEW_FAVORITES);
  for (const path of added.reverse()) await keepPage(path, limits, path);
}

/** Returns the kept page of a URL or permanent link, with a note that names its date; null when there is none. */
export async function findKeptPage(url: string, texts: OfflineConfig['texts']): Promise<Response | null> {
  const { pathname, search } = new URL(url);
  const cache = await caches.open(CACHE);
  const entries = await readEntries(cache);
  const found = entries.find(
    ({ path, headers }) => path === pathname || headers.get('x-asked') === pathname + search,
  );
  const copy = found && (await cache.match(found.path));
  if (!found || !copy) return null;
  const { note, format } = texts[pathname.split('/')[1] as keyof typeof texts];
  const date = new Intl.DateTimeFormat(format, { dateStyle: 'long' });
  const shown = note.replace('{date}', date.format(new Date(found.headers.get('x-kept-at') ?? 0)));
  const html = (await copy.text()).replace(/<body\b[^>]*>/i, (body) => body + shown);
  return new Response(html, { headers: copy.headers });
}

/** The kept pages, newest first. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(CACHE);
  const stored = await (await cache.match(FAVORITES))?.json();
  const favorites = new Set<unknown>(Array.isArray(stored) ? stored : []);
  const entries = (await readEntries(cache)).reverse();
  return entries.map(({ path, headers }) => ({
    path,
    title: decodeURIComponent(headers.get('x-title') ?? ''),
    about: decodeURIComponent(headers.get('x-about') ?? ''),
    isFavorite: favorites.has(headers.get('x-asked')),
  }));
}
