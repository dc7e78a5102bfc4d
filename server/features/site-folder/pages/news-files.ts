/** `news/<name>.<lang>.md`: news of the agency, beside those of feeds. */
import type { Root } from 'mdast';
import type { Locale } from '../../../../shared/locales.ts';
import type { Faults } from '../faults.ts';
import { newsFields, readFrontMatter } from './front-matter.ts';

/** A news item in the languages in which it was written. */
export interface NewsFile {
  /** The name of its files. */
  name: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** A file of the folder. */
  picture: string | undefined;
  alt: Partial<Record<Locale, string>>;
  texts: Partial<Record<Locale, { title: string; summary: string; body: string }>>;
}

interface ParsedNews {
  name: string;
  item: string;
  locale: Locale;
  yaml: string;
  source: string;
  tree: Root;
}

/** Groups the files of each item. Its day and picture are those of its first file. */
export function readNews(
  files: readonly ParsedNews[],
  pictures: ReadonlyMap<string, unknown>,
  faults: Faults,
): NewsFile[] {
  const items = new Map<string, NewsFile>();
  for (const { name, item, locale, yaml, source, tree } of files) {
    const fields = readFrontMatter(yaml, newsFields, { name, faults });
    if (!fields) continue;
    const { title, summary, date, alt } = fields;
    const picture = fields.picture && pictures.has(fields.picture) ? fields.picture : undefined;
    if (fields.picture && !picture) faults.add(name, `there is no picture ${fields.picture}`);
    const known = items.get(item) ?? { name: item, date, picture, alt: {}, texts: {} };
    if (known.date !== date) faults.add(name, `date is not ${known.date}, as in the other languages`);
    const body = readParagraphs(tree, { name, source, faults });
    if (!body) {
      faults.add(name, 'has no text');
      continue;
    }
    known.texts[locale] = { title, summary, body };
    if (alt) known.alt[locale] = alt;
    items.set(item, known);
  }
  return [...items.values()];
}

/** News are paragraphs without formatting; other parts are reported and shown as they are written. */
function readParagraphs(
  tree: Root,
  { name, source, faults }: { name: string; source: string; faults: Faults },
): string {
  for (const { type, position } of tree.children)
    if (type !== 'paragraph')
      faults.add(name, 'news are paragraphs without formatting', position?.start.line);
  return source.trim().replaceAll('\r\n', '\n');
}
