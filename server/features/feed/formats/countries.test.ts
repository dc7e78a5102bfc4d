import { expect, test } from '@jest/globals';
import { COUNTRIES } from '../../../../shared/cities/vocabulary.ts';
import { findCountry } from './countries.ts';

test.each([
  ['BE', 'BE'],
  ['bel', 'BE'],
  ['België', 'BE'],
  ['BELGIE', 'BE'],
  ['Belgique', 'BE'],
  ['Belgien', 'BE'],
  ['Bélgica', 'BE'],
  ['Spanje', 'ES'],
  ['España', 'ES'],
  ['Holland', 'NL'],
  ['The Netherlands', 'NL'],
  ['Pays-Bas', 'NL'],
  ['Países Bajos', 'NL'],
  ['FRA', 'FR'],
  ['Frankrijk', 'FR'],
  ['Duitsland', 'DE'],
  ['Grand-Duché de Luxembourg', undefined],
  ['Luxemburg', 'LU'],
  ['Great Britain', 'GB'],
  ['Peru', undefined],
  ['', undefined],
])('the country of "%s" is %s', (text, country) => {
  expect(findCountry(text)).toBe(country);
});

test.each(COUNTRIES)('%s is found by the names of the site', (country) => {
  for (const locale of ['nl', 'fr', 'de', 'en'] as const)
    expect(findCountry(new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? '')).toBe(country);
});
