import type { Locale } from '../../shared/locales.ts';
import type { OfficeRecord } from './ports.ts';

/** An office, and the language in which it was asked for. */
export interface OfficeParent {
  office: OfficeRecord;
  locale: Locale;
}

/** A page of what an office offers. */
export interface OfficeHomesParent extends OfficeParent {
  page: number;
  pageSize: number;
}
