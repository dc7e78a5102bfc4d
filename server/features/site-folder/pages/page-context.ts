/** What pages of a site folder refer to: pictures, links, reviews. Everything is read before the pages. */
import type { PictureFile } from '../../../../graphql/pictures/parents.ts';
import type { Review, SitePicture } from '../../../../graphql/site-folder/ports.ts';
import { isLocale, type Locale } from '../../../../shared/locales.ts';
import { documentUrl } from '../../../../shared/pictures/versions.ts';
import { ROUTES } from '../../../../shared/routes.data.ts';
import { matchRoute, ROUTE_NAMES, type RouteName, routePath } from '../../../../shared/routes.ts';
import type { Faults } from '../faults.ts';
import type { ContentContext, Place } from './content.ts';

export interface References {
  pictures: ReadonlyMap<string, PictureFile>;
  /** Hashes of PDF files by name. */
  documents: ReadonlyMap<string, string>;
  reviews: ReadonlyMap<string, readonly Review[]>;
  /** The path of a page of the folder by its name; null when it does not exist in any language. */
  pagePath(name: string, locale: Locale): string | null;
  /** Whether a page of the folder has this path. */
  hasPath(path: string): boolean;
}

interface File {
  name: string;
  place: Place;
  source: string;
  locale: Locale;
}

/** Creates the context in which the content of a file is read. */
export function createPageContext(file: File, references: References, faults: Faults): ContentContext {
  const { name, locale } = file;
  return {
    ...file,
    faults,
    picture(path, alt, line): SitePicture | null {
      const found = references.pictures.get(path);
      if (!found) faults.add(name, `there is no picture ${path}`, line);
      else if (!alt.trim()) faults.add(name, `the picture ${path} has no alternative text`, line);
      return found ? { file: found, alt: alt.trim() } : null;
    },
    reviews(path) {
      const found = references.reviews.get(path);
      if (!found) faults.add(name, `there are no reviews ${path}`);
      return found ?? null;
    },
    link(href, line) {
      const found = resolveLink(href, { locale, references });
      if ('path' in found) return found.path;
      faults.add(name, `the link "${href.slice(0, 80)}" ${found.fault}`, line);
      return null;
    },
  };
}

type Link = { path: string } | { fault: string };

/**
 * Resolves `page:about-us`, `page:contact`, a PDF file of the folder, a path of the site, or an address elsewhere.
 */
export function resolveLink(
  href: string,
  { locale, references }: { locale: Locale; references: References },
): Link {
  if (/^(mailto:|tel:)/i.test(href)) return { path: href };
  if (/^https?:\/\//i.test(href) && URL.parse(href)?.host) return { path: href };
  if (href.startsWith('#')) return { path: href };
  const [, page] = /^page:(.+)$/.exec(href) ?? [];
  if (page !== undefined) {
    const path = isFixedRoute(page) ? routePath(page, locale) : references.pagePath(page, locale);
    return path === null ? { fault: 'names no page' } : { path };
  }
  const document = references.documents.get(href);
  if (document) return { path: documentUrl({ hash: document, store: null }) };
  if (href.startsWith('/') && leadsToPage(href, references)) return { path: href };
  return { fault: 'leads to no page or file; write page:name, files/name.pdf, or an address with https://' };
}

/** Whether a name is that of a page of the site without parameters. */
export function isFixedRoute(name: string): name is RouteName {
  return (ROUTE_NAMES as string[]).includes(name) && !ROUTES[name as RouteName].en.includes(':');
}

function leadsToPage(href: string, references: References): boolean {
  const url = /^\/[/\\]/.test(href) ? null : URL.parse(href, 'http://site');
  if (!url) return false;
  const [, locale, ...segments] = url.pathname.split('/');
  if (!isLocale(locale)) return false;
  const match = matchRoute(segments.join('/'), locale);
  return match?.name === 'agencyPage' ? references.hasPath(url.pathname) : match !== null;
}
