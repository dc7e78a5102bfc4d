import type { Locale } from '../../shared/locales.ts';
import { deLexicon } from './de-lexicon.data.ts';
import { enLexicon } from './en-lexicon.data.ts';
import { frLexicon } from './fr-lexicon.data.ts';
import type { Lexicon } from './lexicon.ts';
import { nlLexicon } from './nl-lexicon.data.ts';

export const LEXICONS: Record<Locale, Lexicon> = {
  nl: nlLexicon,
  fr: frLexicon,
  en: enLexicon,
  de: deLexicon,
};
