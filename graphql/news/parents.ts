import type { Locale } from '../../shared/locales.ts';
import type { NewsRecord } from './ports.ts';

/** A news item, and the language of the request. */
export interface NewsItemParent {
  item: NewsRecord;
  locale: Locale;
}

export interface NewsPageParent {
  found: { items: NewsRecord[]; total: number };
  page: number;
  pageSize: number;
  locale: Locale;
}
