/** Reads the news that employees wrote from their files. */
import type { Kysely } from 'kysely';
import type { DeskNewsItem, NewsForm, NewsHead } from '../../../../graphql/desk/site/ports.ts';
import { isLocale, LOCALES } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { newsFileName, parseNewsFile } from './news-text.ts';

const NEWS_FILE = /^news\/(?<name>[^/.]+)\.(?<locale>[a-z]{2})\.md$/;

export const filesOf = (name: string) => LOCALES.map((locale) => newsFileName(name, locale));
export const pictureOf = (name: string) => `pictures/news-${name}.jpg`;

/** The items with the titles of the first languages in which they are written. */
export async function listOwn(db: Kysely<Database>): Promise<NewsHead[]> {
  const files = await db
    .selectFrom('site_file')
    .select(['name', 'content'])
    .where('name', 'like', 'news/%')
    .execute();
  const items = new Map<string, NewsHead & { rank: number }>();
  for (const file of files) {
    const { name, locale } = NEWS_FILE.exec(file.name)?.groups ?? {};
    const parsed = name && isLocale(locale) ? parseNewsFile(file.content.toString(), locale) : null;
    if (!name || !parsed) continue;
    const rank = LOCALES.indexOf(parsed.version.locale);
    if (rank > (items.get(name)?.rank ?? LOCALES.length)) continue;
    items.set(name, { name, date: parsed.date, title: parsed.version.title, isEditable: true, rank });
  }
  return [...items.values()];
}

/** Null when employees wrote no such item. */
export async function findItem(db: Kysely<Database>, name: string): Promise<DeskNewsItem | null> {
  const files = await db
    .selectFrom('site_file')
    .select(['name', 'content', 'version'])
    .where('name', 'in', filesOf(name))
    .execute();
  const parsed = LOCALES.flatMap((locale) => {
    const file = files.find((each) => each.name === newsFileName(name, locale));
    return (file && parseNewsFile(file.content.toString(), locale)) ?? [];
  });
  const [first] = parsed;
  if (!first) return null;
  const versions: NewsForm['versions'] = parsed.map((each) => each.version);
  const version = Math.max(...files.map((file) => file.version));
  const picture = parsed.find((each) => each.picture)?.picture ?? null;
  return { name, date: first.date, versions, picture, version };
}
