import { LOCALES, type Locale } from './locales.ts';

/** The path of a page in a language. */
export interface LocalizedPath {
  locale: Locale;
  path: string;
}

/** The languages in which a page has content of its own; a page of facts without text is complete in each. */
export function localesOfPage(written: readonly Locale[]): readonly Locale[] {
  return written.length === 0 ? LOCALES : LOCALES.filter((locale) => written.includes(locale));
}

/** The languages for visitors who read none of the others, best first. */
const INTERNATIONAL: readonly Locale[] = ['en', 'fr'];

/**
 * Returns the version of a page for languages that the site does not have (`x-default`); undefined without versions.
 */
export function defaultAlternate<Version extends LocalizedPath>(
  versions: readonly Version[],
): Version | undefined {
  for (const locale of INTERNATIONAL) {
    const found = versions.find((version) => version.locale === locale);
    if (found) return found;
  }
  return versions[0];
}
