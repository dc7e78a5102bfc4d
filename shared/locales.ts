/** The languages of the site, in the order in which they are offered. */
export const LOCALES = ['nl', 'fr', 'en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** BCP 47 tags for numbers, prices and dates: every language speaks Belgian. */
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

/** Something for each language. */
export function eachLocale<T>(of: (locale: Locale) => T): Record<Locale, T> {
  return { nl: of('nl'), fr: of('fr'), en: of('en'), de: of('de') };
}

/** The languages in which a text is looked for, the wanted one first. */
export function localeFallbacks(wanted: Locale): Locale[] {
  return [wanted, ...LOCALES.filter((locale) => locale !== wanted)];
}
