import type { Locale } from '../../shared/locales.ts';
import type { RentalUnitRecord, RentalUnitSearch } from './ports.ts';

/** A rental unit, and the language in which it was asked for. */
export interface RentalUnitParent {
  listing: RentalUnitRecord;
  locale: Locale;
}

export interface RentalUnitPageParent {
  search: RentalUnitSearch;
  found: { ids: number[]; total: number };
  page: number;
  pageSize: number;
  locale: Locale;
}
