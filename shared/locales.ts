/** The languages of the site, in display order. */
export const LOCALES = ['nl', 'fr', 'en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** BCP 47 tags for numbers, prices and dates, all with Belgian conventions. */
export const FORMAT_LOCALES: Record<Locale, string> = {
  nl: 'nl-BE',
  fr: 'fr-BE',
  en: 'en-BE',
  de: 'de-BE',
};

/** Each language's name in that language, for the language switch. */
export const LOCALE_NAMES: Record<Locale, string> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
};

export const TIME_ZONE = 'Europe/Brussels';

export function isLocale(value: unknown): value is Locale {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** Creates a record with a value per language. */
export function eachLocale<T>(of: (locale: Locale) => T): Record<Locale, T> {
  return { nl: of('nl'), fr: of('fr'), en: of('en'), de: of('de') };
}

/** The order in which translations are tried, the requested language first. */
export function localeFallbacks(requested: Locale): Locale[] {
  return [requested, ...LOCALES.filter((locale) => locale !== requested)];
}
