/** Writes Atom feeds (RFC 4287). */
import type { Site } from '../../../client/site.tsx';
import { ATOM_TYPE } from '../../../shared/atom.ts';
import { FORMAT_LOCALES, type Locale } from '../../../shared/locales.ts';
import { XML_DECLARATION, xmlElement, xmlText } from '../../platform/http/xml.ts';

/** A text in a language that may differ from the feed's. */
interface AtomText {
  text: string;
  locale: Locale;
}

export interface AtomEntry {
  /** A path that does not change when the entry's page moves. */
  permanentPath: string;
  path: string;
  /** RFC 3339. */
  publishedAt: string;
  updatedAt: string;
  title: AtomText;
  summary: AtomText;
  /** The whole text as HTML with full addresses, in the language of the summary. */
  html?: string;
}

export interface AtomFeed {
  /** The path of the feed, with its query string. */
  path: string;
  /** The path of the page with the same content. */
  pagePath: string;
  title: string;
  subtitle: string;
  entries: readonly AtomEntry[];
}

/** The language and site of a feed. */
interface Published {
  locale: Locale;
  site: Site;
}

/** The update time of a feed without entries: it is required and must be constant. */
const NEVER = new Date(0).toISOString();

export function atomDocument(feed: AtomFeed, published: Published): string {
  const { path, pagePath, title, subtitle, entries } = feed;
  const { locale, site } = published;
  const url = site.publicUrl + path;
  const updated = entries.map(({ updatedAt }) => updatedAt).reduce(latest, NEVER);
  const children = [
    xmlElement('id', {}, xmlText(url)),
    xmlElement('title', {}, xmlText(`${title} · ${site.agencyName}`)),
    subtitle && xmlElement('subtitle', {}, xmlText(subtitle)),
    xmlElement('updated', {}, xmlText(updated)),
    xmlElement(
      'author',
      {},
      xmlElement('name', {}, xmlText(site.agencyName)),
      xmlElement('uri', {}, xmlText(site.publicUrl)),
    ),
    xmlElement('link', { rel: 'self', type: ATOM_TYPE, href: url }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: site.publicUrl + pagePath }),
    ...entries.map((entry) => entryElement(entry, published)),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': FORMAT_LOCALES[locale] };
  return `${XML_DECLARATION}${xmlElement('feed', attributes, ...children)}\n`;
}

function entryElement(entry: AtomEntry, { locale: own, site: { publicUrl } }: Published): string {
  const { permanentPath, path, publishedAt, updatedAt, title, summary, html } = entry;
  const languageOf = ({ locale }: AtomText): Record<string, string> =>
    locale === own ? {} : { 'xml:lang': FORMAT_LOCALES[locale] };
  return xmlElement(
    'entry',
    {},
    xmlElement('id', {}, xmlText(publicUrl + permanentPath)),
    xmlElement('title', languageOf(title), xmlText(title.text)),
    xmlElement('published', {}, xmlText(publishedAt)),
    xmlElement('updated', {}, xmlText(updatedAt)),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: publicUrl + path }),
    xmlElement('summary', languageOf(summary), xmlText(summary.text)),
    html ? xmlElement('content', { type: 'html', ...languageOf(summary) }, xmlText(html)) : '',
  );
}

function latest(a: string, b: string): string {
  return Date.parse(a) < Date.parse(b) ? b : a;
}
