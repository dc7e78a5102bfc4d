import type { Locale } from '../../shared/locales.ts';
import type { FeedPicture } from '../listings/ports.ts';

/** A piece of news, as stored, without its texts. */
export interface NewsRecord {
  id: number;
  publishedAt: Date;
  picture: FeedPicture | null;
}

/** What announces a piece of news in one language. */
export interface NewsHeadRecord {
  newsId: number;
  locale: Locale;
  title: string;
  summary: string;
}

export interface NewsBodyRecord {
  newsId: number;
  locale: Locale;
  /** A blank line parts paragraphs. */
  body: string;
}

export interface NewsNeighbours {
  id: number;
  /** Published before it. */
  previousId: number | null;
  /** Published after it. */
  nextId: number | null;
}

/** The news that is listed; what the agency took down is not there. */
export interface NewsStore {
  /** One page, newest first, and how many there are in all. */
  list(window: { offset: number; limit: number }): Promise<{ items: NewsRecord[]; total: number }>;
  findMany(ids: readonly number[]): Promise<NewsRecord[]>;
  listHeads(ids: readonly number[]): Promise<NewsHeadRecord[]>;
  listBodies(ids: readonly number[]): Promise<NewsBodyRecord[]>;
  findNeighbours(ids: readonly number[]): Promise<NewsNeighbours[]>;
}
