/** What pages, the service worker and the server share about pages that are kept for offline reading. */
import type { Locale } from './locales.ts';

export const SERVICE_WORKER_PATH = '/service-worker.js';

export const MAX_KEPT_PAGES = 50;
/** Bytes of HTML of all kept pages. */
export const MAX_KEPT_BYTES = 10_000_000;

/** Sent by a page to the service worker. */
export interface OfflineMessage {
  /** Path of the listing that is shown; null on other pages. */
  seen: string | null;
  /** Permanent links of the favourites, newest first. */
  favorites: readonly string[];
}

/** The texts of a language, as HTML. */
export interface OfflineTexts {
  /** The locale that formats dates. */
  format: string;
  /** Shown above a kept page; contains `{date}`. */
  note: string;
  /** A document that contains `<!--pages-->`. */
  page: string;
  favorites: string;
  seen: string;
}

/** What the server writes before the script of the service worker. */
export interface OfflineConfig {
  maxPages: number;
  maxBytes: number;
  /** The policy of the offline page. */
  policy: string;
  texts: Record<Locale, OfflineTexts>;
}
