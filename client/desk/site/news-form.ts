import { parseDay } from '../../../shared/days.ts';
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { MAX_SLUG, slugify } from '../../../shared/slug.ts';
import { textOf, versionOf } from '../change-action.ts';

/** The fields of a news item in one language. */
export const NEWS_FIELDS = ['title', 'summary', 'text', 'alt'] as const;
export const newsField = (field: (typeof NEWS_FIELDS)[number], locale: Locale): string =>
  `${field}-${locale}`;

/** Reads the form of a news item; null when its day cannot be read. */
export function readNewsForm(form: FormData) {
  const date = parseDay(textOf(form, 'date'));
  if (!date) return null;
  const versions = LOCALES.flatMap((locale) => {
    const [title, summary, text, alt] = NEWS_FIELDS.map((field) =>
      (textOf(form, newsField(field, locale)) ?? '').replaceAll('\r\n', '\n'),
    ) as [string, string, string, string];
    return title || summary || text ? [{ locale, title, summary, text, alt }] : [];
  });
  const name = textOf(form, 'name') ?? newsName(date, versions[0]?.title ?? '');
  return { name, item: { date, versions }, version: versionOf(form, 'version') };
}

/** Names a new item by its day and title. */
function newsName(date: string, title: string): string {
  return `${date}-${slugify(title)}`.slice(0, MAX_SLUG).replace(/-+$/, '');
}
