/** `redirects.json`: addresses of an earlier site, and where they lead now. */
import { MAX_ADDRESS } from '../../../shared/desk/site.ts';
import { LOCALES } from '../../../shared/locales.ts';
import type { Faults } from './faults.ts';
import { type References, resolveLink } from './pages/page-context.ts';
import { isOfSite } from './redirects-of-site.ts';

export const REDIRECTS_FILE = 'redirects.json';

/** All of them are checked at each change of the site. */
export const MAX_REDIRECTS = 2000;

export interface Redirect {
  /** The old address, as it is written. */
  from: string;
  /** The path or address to which it leads. */
  target: string;
}

/** By their old addresses, as `normalAddress` writes them. */
export type Redirects = ReadonlyMap<string, Redirect>;

/** Why a redirect cannot be used. */
export type RedirectFault = 'FROM' | 'PAGE_OF_SITE' | 'TO' | 'CHAIN';

const SENTENCES: Record<RedirectFault, string> = {
  FROM: 'is no path such as /old-page or /blog/*',
  PAGE_OF_SITE: 'is a page of the site',
  TO: 'leads to no page; write /nl/…, page:name, or an address with https://',
  CHAIN: 'leads to an address that is redirected itself',
};

interface RedirectContext {
  references: References;
  /** The origin of the site, for targets with its name; empty: unknown. */
  publicUrl: string;
}

/** Reads the entries of the table. */
export function readRedirects(
  table: ReadonlyMap<string, unknown>,
  { faults, ...context }: RedirectContext & { faults: Faults },
): Redirects {
  const redirects = new Map<string, Redirect>();
  const entries = [...table].slice(0, MAX_REDIRECTS);
  if (entries.length < table.size) faults.add(REDIRECTS_FILE, `has more than ${MAX_REDIRECTS} entries`);
  const addresses = new Set(entries.flatMap(([from]) => normalAddress(from) ?? []));
  for (const [from, to] of entries) {
    const target = resolveTarget(to, context);
    const fault = findRedirectFault(from, target, addresses);
    if (fault) faults.add(REDIRECTS_FILE, `"${from.slice(0, 80)}" ${SENTENCES[fault]}`);
    else redirects.set(normalAddress(from) as string, { from, target: target as string });
  }
  return redirects;
}

/** The address to which a redirect leads, on the site itself as a path; null when it leads to no page. */
export function resolveTarget(to: unknown, { references, publicUrl }: RedirectContext): string | null {
  if (typeof to !== 'string' || to.length > MAX_ADDRESS || /^(mailto|tel|#)/i.test(to)) return null;
  const [own, path] = to.startsWith(`${publicUrl}/`) ? [true, to.slice(publicUrl.length)] : [false, to];
  const found = resolveLink(own ? path : to, { locale: LOCALES[0], references });
  return 'path' in found ? found.path : null;
}

/** `target`: as resolved. `addresses`: the old addresses of all redirects, as `normalAddress` writes them. */
export function findRedirectFault(
  from: string,
  target: string | null,
  addresses: ReadonlySet<string>,
): RedirectFault | null {
  const address = normalAddress(from);
  if (address === null) return 'FROM';
  if (isOfSite(address)) return 'PAGE_OF_SITE';
  if (target === null) return 'TO';
  return isRedirected(target, addresses) ? 'CHAIN' : null;
}

/** Whether a target is an address that is redirected itself. */
export function isRedirected(target: string, addresses: ReadonlySet<string>): boolean {
  const [path = ''] = target.split('#');
  const next = path.startsWith('/') ? normalAddress(path) : null;
  return next !== null && findRule(next, (rule) => addresses.has(rule)) !== null;
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

/** Finds the rule for an address: the address itself, without its query, or its longest beginning with a star. */
function findRule(address: string, has: (rule: string) => boolean): string | null {
  if (has(address)) return address;
  const [path = ''] = address.split('?');
  if (has(path)) return path;
  for (let end = path.length; end > 0; end -= 1) {
    const rule = `${path.slice(0, end)}*`;
    if (has(rule)) return rule;
  }
  return null;
}

/**
 * Where an address leads; null when it is not redirected. `search`: its query with the question mark, or empty, which
 * the target gets unless the rule or the target has one.
 */
export function findRedirect(redirects: Redirects, path: string, search: string): string | null {
  if (redirects.size === 0) return null;
  const plain = normalAddress(path);
  if (plain === null) return null;
  const rule = findRule(plain + search, (address) => redirects.has(address));
  if (rule === null) return null;
  const { target } = redirects.get(rule) as Redirect;
  if (rule.includes('?') || target.includes('?')) return target;
  const [page = '', ...hash] = target.split('#');
  return [page + search, ...hash].join('#');
}
