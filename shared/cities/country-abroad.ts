import type { Locale } from '../locales.ts';
import type { Country } from './vocabulary.ts';

/** The name of a country in a language, for addresses; null for Belgium, which they do not name. */
export function countryAbroad(country: Country, locale: Locale): string | null {
  return country === 'BE' ? null : (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country);
}
