/** Journeys in every language of the site. */
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { type Texts, textsIn } from './e2e-texts.ts';

interface Language {
  locale: Locale;
  t: Texts;
  /** For the test of this language: `playwright.config.ts` says where it runs. */
  tag: string[];
}

/** All languages; in the first a journey runs wherever it can, in the others once with JavaScript and once without. */
export function languagesFrom(first: Locale): Language[] {
  const others = LOCALES.filter((locale) => locale !== first);
  const languageOf = (locale: Locale) => ({
    locale,
    t: textsIn(locale),
    tag: locale === first ? [] : ['@language'],
  });
  return [first, ...others].map(languageOf);
}
