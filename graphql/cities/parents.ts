import type { Locale } from '../../shared/locales.ts';
import type { CityRecord } from './ports.ts';

/** A city, and the language of the request. */
export interface CityParent {
  city: CityRecord;
  locale: Locale;
}

/** A city, and its number of listings. */
export interface CityCountParent {
  city: CityParent;
  count: number;
}
