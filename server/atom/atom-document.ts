/** Writes Atom feeds (RFC 4287). */
import type { Site } from '../../client/site.tsx';
import { ATOM_TYPE } from '../../shared/atom.ts';
import { FORMAT_LOCALES, type Locale } from '../../shared/locales.ts';

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
    element('id', {}, text(url)),
    element('title', {}, text(`${title} · ${site.agencyName}`)),
    subtitle && element('subtitle', {}, text(subtitle)),
    element('updated', {}, text(updated)),
    element(
      'author',
      {},
      element('name', {}, text(site.agencyName)),
      element('uri', {}, text(site.publicUrl)),
    ),
    element('link', { rel: 'self', type: ATOM_TYPE, href: url }),
    element('link', { rel: 'alternate', type: 'text/html', href: site.publicUrl + pagePath }),
    ...entries.map((entry) => entryElement(entry, published)),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': FORMAT_LOCALES[locale] };
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('feed', attributes, ...children)}\n`;
}

function entryElement(entry: AtomEntry, { locale: own, site: { publicUrl } }: Published): string {
  const { permanentPath, path, publishedAt, updatedAt, title, summary } = entry;
  const languageOf = ({ locale }: AtomText): Record<string, string> =>
    locale === own ? {} : { 'xml:lang': FORMAT_LOCALES[locale] };
  return element(
    'entry',
    {},
    element('id', {}, text(publicUrl + permanentPath)),
    element('title', languageOf(title), text(title.text)),
    element('published', {}, text(publishedAt)),
    element('updated', {}, text(updatedAt)),
    element('link', { rel: 'alternate', type: 'text/html', href: publicUrl + path }),
    element('summary', languageOf(summary), text(summary.text)),
  );
}

function latest(one: string, other: string): string {
  return Date.parse(one) < Date.parse(other) ? other : one;
}

function element(name: string, attributes: Record<string, string>, ...children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(value)}"`);
  return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

/** Characters that XML 1.0 does not allow (section 2.2), lone surrogates included. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function text(value: string): string {
  return value.replaceAll(NO_CHARACTER, '').replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
