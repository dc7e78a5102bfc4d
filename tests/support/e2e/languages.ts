/** Runs browser tests in every language of the site. */
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { type Texts, textsIn } from './texts.ts';

interface Language {
  locale: Locale;
  t: Texts;
  /** Playwright tags of the test; `playwright.config.ts` tells where each tag runs. */
  tag: string[];
}

/**
 * Runs a test in every browser project for the first language, and in one project for the others: all of them
 * or the named ones.
 */
export function languagesFrom(first: Locale, ...named: Locale[]): Language[] {
  return taggedFrom(first, '@language', named.length > 0 ? named : othersThan(first));
}

/**
 * Runs a test in every browser project for the first language, and once with and once without JavaScript for
 * the others.
 */
export function formLanguagesFrom(first: Locale): Language[] {
  return taggedFrom(first, '@form-language', othersThan(first));
}

const othersThan = (first: Locale) => LOCALES.filter((locale) => locale !== first);

function taggedFrom(first: Locale, tag: string, others: readonly Locale[]): Language[] {
  const languageOf = (locale: Locale) => ({ locale, t: textsIn(locale), tag: locale === first ? [] : [tag] });
  return [first, ...others].map(languageOf);
}
