import type { Transaction } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { CityRecord } from '../cities/ports.ts';

/** A town with the number of its homes on offer, and the language of the request. */
export interface TownParent {
  city: CityRecord;
  transaction: Transaction;
  locale: Locale;
  total: number;
}
