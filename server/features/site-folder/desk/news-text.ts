/** The Markdown file of a news item in one language, as employees write it. */
import * as v from 'valibot';
import { stringify } from 'yaml';
import type { NewsForm, NewsVersion } from '../../../../graphql/desk/site/ports.ts';
import { MAX_NEWS } from '../../../../shared/desk/site.ts';
import type { Locale } from '../../../../shared/locales.ts';
import type { DeskFault } from '../../../../shared/submissions/faults.ts';
import { Faults } from '../faults.ts';
import { newsFields, readFrontMatter } from '../pages/front-matter.ts';
import { parseMarkdown } from '../pages/markdown.ts';

export const newsFileName = (name: string, locale: Locale): string => `news/${name}.${locale}.md`;

/** Says why an item cannot be stored; null when it can. */
export function findNewsFault({ versions }: NewsForm): DeskFault | null {
  if (versions.length === 0) return 'newsText';
  for (const version of versions) {
    const { title, summary, text, alt } = version;
    const fields = v.safeParse(newsFields, { title, summary, date: '2000-01-01', ...(alt && { alt }) });
    if (!fields.success || text.trim() === '' || Buffer.byteLength(text) > MAX_NEWS) return 'newsText';
    if (!parseMarkdown(`\n${text}`)) return 'newsTooDeep';
  }
  return null;
}

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
  return Buffer.from(`---\n${yaml}---\n\n${text.replaceAll(/\r\n?/g, '\n').trim()}\n`);
}

/** Null when it is no such file. */
export function parseNewsFile(
  file: string,
  locale: Locale,
): { version: NewsVersion; date: string; picture: string | null } | null {
  const parsed = parseMarkdown(file);
  const fields = parsed && readFrontMatter(parsed.yaml, newsFields, { name: '', faults: new Faults() });
  if (!fields) return null;
  const { title, summary, date, picture = null, alt = '' } = fields;
  return { version: { locale, title, summary, text: parsed.source.trim(), alt }, date, picture };
}
