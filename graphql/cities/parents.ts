import type { Locale } from '../../shared/locales.ts';
import type { CityRecord } from './ports.ts';

/** A city, and the language in which it was asked for. */
export interface CityParent {
  city: CityRecord;
  locale: Locale;
}

/** A city, and how many listings it has. */
export interface CityCountParent {
  city: CityParent;
  count: number;
}
