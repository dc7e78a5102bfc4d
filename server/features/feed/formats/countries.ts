/** Countries as feeds name them. */
import codes from 'i18n-iso-countries';
import { COUNTRIES, type Country } from '../../../../shared/cities/vocabulary.ts';

/** The languages of the site, and those of the countries where Belgian agencies sell most. */
const LANGUAGES = ['nl', 'fr', 'en', 'de', 'es', 'it', 'pt'] as const;

const OTHER_NAMES: Record<string, Country> = {
  holland: 'NL',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'czech republic': 'CZ',
  turkey: 'TR',
};

let countriesByName: Map<string, Country> | undefined;

/**
 * The country of Europe of a code of two or three letters, or of a name in one of `LANGUAGES`, in any case, with or
 * without accents and article.
 */
export function findCountry(text: string): Country | undefined {
  countriesByName ??= new Map([...COUNTRIES.flatMap(namesOf), ...Object.entries(OTHER_NAMES)]);
  return countriesByName.get(keyOf(text));
}

function namesOf(country: Country): [string, Country][] {
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(country));
  const texts = [country, codes.alpha2ToAlpha3(country), ...names].filter((text) => text !== undefined);
  return texts.map((text) => [keyOf(text), country]);
}

function keyOf(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(the|de|les|la|le|el|los) /, '');
}
