/** Writes sitemaps (sitemaps.org 0.9) with alternate languages and pictures. */
import type { Site } from '../../../../client/site.tsx';
import { defaultAlternate, type LocalizedPath } from '../../../../shared/alternates.ts';
import { XML_DECLARATION, xmlElement, xmlText } from '../../../platform/http/xml.ts';

/** A page in the languages that it is written in. Each language has an address of its own. */
export interface SitemapPage {
  paths: readonly LocalizedPath[];
  /** When its content changed; absent: unknown. */
  modifiedAt?: Date | null;
  /** The URL of its first picture: a path of the site, or absolute. */
  pictureUrl?: string;
}

export const URLSET_START =
  `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"` +
  ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
export const URLSET_END = '</urlset>\n';

/** Returns the `<url>` elements of a page, one per language. */
export function urlElements(
  { paths: written, modifiedAt, pictureUrl }: SitemapPage,
  { publicUrl, locales }: Pick<Site, 'publicUrl' | 'locales'>,
): string {
  const paths = written.filter(({ locale }) => locales.includes(locale));
  const alternate = (hreflang: string, path: string) =>
    xmlElement('xhtml:link', { rel: 'alternate', hreflang, href: publicUrl + path });
  const standard = defaultAlternate(paths);
  const common = [
    modifiedAt ? xmlElement('lastmod', {}, modifiedAt.toISOString()) : '',
    ...paths.map(({ locale, path }) => alternate(locale, path)),
    standard ? alternate('x-default', standard.path) : '',
    pictureUrl
      ? xmlElement(
          'image:image',
          {},
          xmlElement('image:loc', {}, xmlText(new URL(pictureUrl, publicUrl).href)),
        )
      : '',
  ];
  const urls = paths.map(({ path }) =>
    xmlElement('url', {}, xmlElement('loc', {}, xmlText(publicUrl + path)), ...common),
  );
  return urls.length > 0 ? `${urls.join('\n')}\n` : '';
}

/** Returns the index of sitemap files. */
export function sitemapIndex(
  files: readonly { path: string; modifiedAt?: Date | null }[],
  publicUrl: string,
): string {
  const sitemaps = files.map(({ path, modifiedAt }) =>
    xmlElement(
      'sitemap',
      {},
      xmlElement('loc', {}, xmlText(publicUrl + path)),
      modifiedAt ? xmlElement('lastmod', {}, modifiedAt.toISOString()) : '',
    ),
  );
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `${XML_DECLARATION}${xmlElement('sitemapindex', { xmlns }, '\n', sitemaps.join('\n'), '\n')}\n`;
}
