/** Countries by name, in the languages of the site and their own, and by ISO code; keys in lower case. */
import type { Country } from '../../../../../shared/cities/vocabulary.ts';

export const COUNTRIES_BY_NAME: Record<string, Country> = {
  be: 'BE',
  belgium: 'BE',
  belgië: 'BE',
  belgie: 'BE',
  belgique: 'BE',
  belgien: 'BE',
  bélgica: 'BE',
  es: 'ES',
  spain: 'ES',
  spanje: 'ES',
  espagne: 'ES',
  spanien: 'ES',
  españa: 'ES',
  nl: 'NL',
  netherlands: 'NL',
  'the netherlands': 'NL',
  holland: 'NL',
  nederland: 'NL',
  'pays-bas': 'NL',
  niederlande: 'NL',
  'países bajos': 'NL',
};
