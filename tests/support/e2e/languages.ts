/** Journeys in every language of the site. */
import { LOCALES, type Locale } from '../../../shared/locales.ts';
import { type Texts, textsIn } from './texts.ts';

interface Language {
  locale: Locale;
  t: Texts;
  /** For the test of this language: `playwright.config.ts` says where it runs. */
  tag: string[];
}

/** In the first language a journey runs wherever it can, in the others once: all of them, or those that are named. */
export function languagesFrom(first: Locale, ...named: Locale[]): Language[] {
  return taggedFrom(first, '@language', named.length > 0 ? named : othersThan(first));
}

/** In the first language a journey runs wherever it can, in the others once with JavaScript and once without. */
export function formLanguagesFrom(first: Locale): Language[] {
  return taggedFrom(first, '@form-language', othersThan(first));
}

const othersThan = (first: Locale) => LOCALES.filter((locale) => locale !== first);

function taggedFrom(first: Locale, tag: string, others: readonly Locale[]): Language[] {
  const languageOf = (locale: Locale) => ({ locale, t: textsIn(locale), tag: locale === first ? [] : [tag] });
  return [first, ...others].map(languageOf);
}
