/** The feed of a file that is imported by hand: each file owns what it brings. */
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import { MAIN_FEED } from '../../platform/media/import/feed-paths.ts';
import { OFFERED } from '../listings/statuses.ts';

export const FEED_NAME = /^[a-z][a-z0-9-]{0,29}$/;
const MAX_LENGTH = 30;
/** A date, with a time after it or not: each version of an export has another one. */
const DATE = /(?:19|20)\d\d[-_.]?\d\d[-_.]?\d\d(?:[-_.t ]?\d\d[-_.:h]?\d\d(?:[-_.:]?\d\d)?)?z?(?!\d)|\d{6,}/g;

/**
 * Returns the name of the feed: as given, or else the file's own name without its ending and dates, such as `export`
 * for `Export_20261125.xml`. A browser's " (1)" is left out, too.
 * @throws Error when the name is invalid, or one of the feeds that the site reads by itself.
 */
export function feedOfFile(file: string, given: string | undefined, polled: readonly string[]): string {
  const feed = given ?? nameOfFile(file);
  if (!given && (feed === '' || feed.length > MAX_LENGTH))
    throw new Error('The name of this file makes no name of a feed. Give it one: --feed <name>');
  if (!FEED_NAME.test(feed))
    throw new Error(
      `--feed ${feed}: a name has lower-case letters, digits and hyphens, at most ${MAX_LENGTH}`,
    );
  if (polled.includes(feed))
    throw new Error(`The site reads the feed "${feed}" by itself. Give the file another name: --feed <name>`);
  return feed;
}

/** The file's own name without its ending and dates; may be empty. */
export function nameOfFile(file: string): string {
  const name = path
    .basename(file)
    .replace(/(?:\.[a-z]{2,5})+$/i, '')
    .toLowerCase()
    .replace(/ \(\d+\)$/, '')
    .replaceAll(DATE, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .replace(/-+$/, '');
  return name;
}

/** What is on the site from files that were imported before files had names. */
export async function presentUnnamed(db: Kysely<Database>, feed: string): Promise<string> {
  if (feed === MAIN_FEED) return '';
  const { rows } = await sql<{ homes: number; news: number }>`
    select (select count(*)::int from listing where feed = ${MAIN_FEED} and status in ${OFFERED}) as homes,
      (select count(*)::int from news_item where feed = ${MAIN_FEED} and is_listed) as news`.execute(db);
  const { homes = 0, news = 0 } = rows[0] ?? {};
  if (homes + news === 0) return '';
  return (
    `${homes} homes and ${news} news items of the feed "${MAIN_FEED}" are not in this file and stay on the site. ` +
    `If they belong to it: npm run feeds -- move ${MAIN_FEED} ${feed}, then import it again\n`
  );
}
