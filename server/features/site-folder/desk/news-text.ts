/** The Markdown file of a news item in one language, as employees write it. */
import * as v from 'valibot';
import { stringify } from 'yaml';
import type { NewsForm, NewsVersion } from '../../../../graphql/desk/site/ports.ts';
import { MAX_NEWS } from '../../../../shared/desk/site.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { DeskFault } from '../../../../shared/submissions/faults.ts';
import { Faults } from '../faults.ts';
import { newsFields, readFrontMatter } from '../pages/front-matter.ts';
import { divideFrontMatter, parseMarkdown } from '../pages/markdown.ts';
import { plainText } from '../pages/plain-text.ts';

export const newsFileName = (name: string, locale: Locale): string => `news/${name}.${locale}.md`;

/** Says why an item cannot be stored; null when it can. `languages`: those of the site. */
export function findNewsFault({ versions }: NewsForm, languages: readonly Locale[]): DeskFault | null {
  if (versions.length === 0) return 'newsText';
  for (const { locale, title, summary, text, alt } of versions) {
    const fields = v.safeParse(newsFields, { title, summary, date: '2000-01-01', ...(alt && { alt }) });
    if (!fields.success || !languages.includes(locale) || Buffer.byteLength(text) > MAX_NEWS)
      return 'newsText';
    const parsed = parseMarkdown(`\n${text}`);
    if (!parsed) return 'newsTooDeep';
    if (!plainText(parsed.tree, parsed.source)) return 'newsText';
  }
  return null;
}

/** Characters that a file may not have, such as the line breaks of word processors. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it finds
const CONTROL = /[\u0000-\u0008\u000b-\u001f]+/g;

/** Returns the bytes of the file. Lines of the text that look like front matter stay text. */
export function writeNewsFile(
  { title, summary, text, alt }: NewsVersion,
  { date, picture }: { date: string; picture: string | null },
): Buffer {
  const fields = {
    title: title.trim(),
    summary: summary.trim(),
    date,
    ...(picture && { picture }),
    ...(alt.trim() && { alt: alt.trim() }),
  };
  const yaml = stringify(fields, {
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  });
  return Buffer.from(
    `---\n${yaml}---\n\n${text.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, '\n').trim()}\n`,
  );
}

/** Null when it is no such file. */
export function parseNewsFile(
  file: string,
  locale: Locale,
): { version: NewsVersion; date: string; picture: string | null } | null {
  const { yaml, text } = divideFrontMatter(file);
  const fields = readFrontMatter(yaml, newsFields, { name: '', faults: new Faults() });
  if (!fields) return null;
  const { title, summary, date, picture = null, alt = '' } = fields;
  return { version: { locale, title, summary, text: text.trim(), alt }, date, picture };
}
