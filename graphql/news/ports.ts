import type { Locale } from '../../shared/locales.ts';
import type { FeedPicture } from '../listings/ports.ts';

/** A stored news item without its texts. */
export interface NewsRecord {
  id: number;
  /** Its name in its feed. */
  reference: string;
  publishedAt: Date;
  picture: FeedPicture | null;
}

/** Title and summary of a news item in one language. */
export interface NewsHeadRecord {
  newsId: number;
  locale: Locale;
  title: string;
  summary: string;
}

export interface NewsBodyRecord {
  newsId: number;
  locale: Locale;
  /** Paragraphs are separated by a blank line. */
  body: string;
}

export interface NewsNeighbours {
  id: number;
  /** The news item published before it. */
  previousId: number | null;
  /** The news item published after it. */
  nextId: number | null;
}

/** Listed news; items that the agency took down are left out. */
export interface NewsStore {
  /** One page, newest first, and the total. */
  list(window: { offset: number; limit: number }): Promise<{ items: NewsRecord[]; total: number }>;
  findMany(ids: readonly number[]): Promise<NewsRecord[]>;
  listHeads(ids: readonly number[]): Promise<NewsHeadRecord[]>;
  listBodies(ids: readonly number[]): Promise<NewsBodyRecord[]>;
  findNeighbours(ids: readonly number[]): Promise<NewsNeighbours[]>;
}
