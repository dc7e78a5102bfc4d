import type { Locale } from '../../shared/locales.ts';
import type { NewsRecord } from './ports.ts';

/** A piece of news, and the language in which it was asked for. */
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
