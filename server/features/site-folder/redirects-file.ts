/** `redirects.json`: addresses of an earlier site, and where they lead now. */
import { MAX_ADDRESS } from '../../../shared/desk/site.ts';
import { isLocale, LOCALES } from '../../../shared/locales.ts';
import { ROUTES } from '../../../shared/routes.data.ts';
import { matchRoute } from '../../../shared/routes.ts';
import type { Faults } from './faults.ts';
import { type References, resolveLink } from './pages/page-context.ts';

export const REDIRECTS_FILE = 'redirects.json';

/** More make each request slow that no page answers. */
export const MAX_REDIRECTS = 2000;

/** Old addresses as `normalAddress` writes them, and the paths or addresses to which they lead. */
export type Redirects = ReadonlyMap<string, string>;

/** Why a redirect cannot be used. */
export type RedirectFault = 'FROM' | 'PAGE_OF_SITE' | 'TO' | 'CHAIN';

const SENTENCES: Record<RedirectFault, string> = {
  FROM: 'is no path such as /old-page or /blog/*',
  PAGE_OF_SITE: 'is a page of the site',
  TO: 'leads to no page; write /nl/…, page:name, or an address with https://',
  CHAIN: 'leads to an address that is redirected itself',
};

/** Reads the entries of the table. */
export function readRedirects(
  table: ReadonlyMap<string, unknown>,
  { references, faults }: { references: References; faults: Faults },
): Redirects {
  const redirects = new Map<string, string>();
  for (const [from, to] of table) {
    const path = resolveTarget(to, references);
    const fault = findRedirectFault(from, path, table);
    if (fault) faults.add(REDIRECTS_FILE, `"${from.slice(0, 80)}" ${SENTENCES[fault]}`);
    else if (redirects.size >= MAX_REDIRECTS) {
      faults.add(REDIRECTS_FILE, `has more than ${MAX_REDIRECTS} entries`);
      break;
    } else redirects.set(normalAddress(from) as string, path as string);
  }
  return redirects;
}

/** The address to which a redirect leads; null when it leads to no page. */
export function resolveTarget(to: unknown, references: References): string | null {
  if (typeof to !== 'string' || to.length > MAX_ADDRESS || /^(mailto|tel|#)/i.test(to)) return null;
  const found = resolveLink(to, { locale: LOCALES[0], references });
  return 'path' in found ? found.path : null;
}

/** `path`: the resolved target. `table`: all redirects by their old addresses. */
export function findRedirectFault(
  from: string,
  path: string | null,
  table: ReadonlyMap<string, unknown>,
): RedirectFault | null {
  const address = normalAddress(from);
  if (address === null) return 'FROM';
  if (isPageOfSite(address)) return 'PAGE_OF_SITE';
  if (path === null) return 'TO';
  const target = path.startsWith('/') ? normalAddress(path) : null;
  const isRedirected = [...table.keys()].some((other) => target !== null && leadsFrom(other, target));
  return isRedirected ? 'CHAIN' : null;
}

/** Whether the old address of a redirect, which may end with a star, is or begins an address. */
function leadsFrom(from: string, address: string): boolean {
  const old = normalAddress(from);
  if (old === null) return false;
  return old.endsWith('*') ? address.startsWith(old.slice(0, -1)) : old === address;
}

/**
 * An address below the site in one spelling: decoded, in lower case, without a slash at the end, with its query. Null
 * when it is none.
 */
export function normalAddress(address: string): string | null {
  if (!/^\/(?!\/)[^\s#\\]*$/.test(address) || address.length > MAX_ADDRESS) return null;
  const [path = '', ...query] = address.split('?');
  if (path.slice(0, -1).includes('*')) return null;
  try {
    const plain = decodeURIComponent(path).toLowerCase().replace(/\/+$/, '');
    return [plain === '' ? '/' : plain, ...query].join('?');
  } catch {
    return null;
  }
}

/** Whether an address is a page of the site without parameters, or begins all pages of a language. */
function isPageOfSite(address: string): boolean {
  const [path = ''] = address.split('?');
  const [, locale, ...segments] = path.split('/');
  if (path === '/' || path === '/*') return true;
  if (!isLocale(locale)) return LOCALES.some((each) => path === `/${each}*`);
  if (segments[0] === '*') return true;
  return LOCALES.some((language) => {
    const match = matchRoute(segments.join('/'), language);
    return match !== null && !ROUTES[match.name][language].includes(':');
  });
}

/** Where an address leads; null when it is not redirected. `search`: its query with the question mark, or empty. */
export function findRedirect(redirects: Redirects, path: string, search: string): string | null {
  if (redirects.size === 0) return null;
  const plain = normalAddress(path);
  if (plain === null) return null;
  const found = redirects.get(plain + search) ?? redirects.get(plain) ?? findByPrefix(redirects, plain);
  if (found === null || search === '' || found.includes('?') || redirects.has(plain + search)) return found;
  return found + search;
}

/** The longest beginning decides. */
function findByPrefix(redirects: Redirects, path: string): string | null {
  for (let end = path.length; end > 0; end -= 1) {
    const found = redirects.get(`${path.slice(0, end)}*`);
    if (found !== undefined) return found;
  }
  return null;
}
