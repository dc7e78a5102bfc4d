import { FEED_FORMAT, FEED_VERSION } from '../feed/format.ts';
import type { NewsFile } from './pages/news-files.ts';

/** The feed that owns the news of the site folder. */
export const SITE_FOLDER_FEED = 'site-folder';

/** Returns the news of a site folder as the lines of a feed in the site's own format. */
export function newsFeed(news: readonly NewsFile[], agency: string, now: Date): string[] {
  const header = {
    format: FEED_FORMAT,
    version: FEED_VERSION,
    agency: agency.slice(0, 80),
    createdAt: now.toISOString(),
  };
  return [header, ...news.map(newsLine)].map((line) => JSON.stringify(line));
}

export const newsReference = (name: string): string => `${SITE_FOLDER_FEED}-${name}`;

/** News appear at noon of their day. */
function newsLine({ name, date, picture, alt, texts }: NewsFile) {
  return {
    kind: 'news',
    reference: newsReference(name),
    publishedAt: `${date}T11:00:00Z`,
    texts,
    ...(picture && { picture: { source: picture, alt } }),
  };
}
