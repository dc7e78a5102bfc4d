/** `news/<name>.<lang>.md`: news of the agency, beside those of feeds. */
import type { Root } from 'mdast';
import type { ArticleBlock, ContentBlock } from '../../../../graphql/site-folder/ports.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { Faults } from '../faults.ts';
import { readContent } from './content.ts';
import { newsFields, readFrontMatter } from './front-matter.ts';
import { createPageContext, type References } from './page-context.ts';
import { plainText } from './plain-text.ts';

/** A news item in the languages in which it was written. */
export interface NewsFile {
  /** The name of its files. */
  name: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** A file of the folder. */
  picture: string | undefined;
  alt: Partial<Record<Locale, string>>;
  /** The body has no formatting; a blank line separates its paragraphs. */
  texts: Partial<Record<Locale, { title: string; summary: string; body: string }>>;
  /** The body with its formatting. */
  content: Partial<Record<Locale, readonly ArticleBlock[]>>;
}

interface ParsedNews {
  name: string;
  item: string;
  locale: Locale;
  yaml: string;
  source: string;
  tree: Root;
}

/** Groups the files of each item. Its day is that of its first file, its picture the first one. */
export function readNews(files: readonly ParsedNews[], references: References, faults: Faults): NewsFile[] {
  const items = new Map<string, NewsFile>();
  for (const { item, yaml, tree, ...file } of files) {
    const { name, locale } = file;
    const fields = readFrontMatter(yaml, newsFields, { name, faults });
    if (!fields) continue;
    const { title, summary, date, alt } = fields;
    const picture = fields.picture && references.pictures.has(fields.picture) ? fields.picture : undefined;
    if (fields.picture && !picture) faults.add(name, `there is no picture ${fields.picture}`);
    const known = items.get(item) ?? { name: item, date, picture, alt: {}, texts: {}, content: {} };
    if (known.date !== date) faults.add(name, `date is not ${known.date}, as in the other languages`);
    known.picture ??= picture;
    // Reading the content changes the links of the tree.
    const body = plainText(tree, file.source);
    const context = createPageContext({ ...file, place: 'news' }, references, faults);
    if (!body) {
      faults.add(name, 'has no text');
      continue;
    }
    known.texts[locale] = { title, summary, body };
    known.content[locale] = readContent(tree, context).filter(isOfArticle);
    if (alt) known.alt[locale] = alt;
    items.set(item, known);
  }
  return [...items.values()];
}

const isOfArticle = (block: ContentBlock): block is ArticleBlock =>
  block.kind === 'text' || block.kind === 'picture';
