import { contractArticle } from '../../shared/cities/contract-article.ts';
import type { Locale } from '../../shared/locales.ts';

/** A place with its preposition: "in Gent", "à Gand", "au Roeulx". */
export function inPlace(locale: Locale, name: string): string {
  return locale === 'fr' ? contractArticle(`à ${name}`, locale) : `in ${name}`;
}

const FRENCH_MASCULINE = /^(Clos|Chemin|Boulevard) /;
const GERMAN_MASCULINE = /(weg)$/i;
const ALONG = /(laan|dreef|weg|baan)$/i;

function dutch(street: string): string {
  return ALONG.test(street) ? `aan de ${street}` : `in de ${street}`;
}

function french(street: string): string | undefined {
  if (/^(Rue|Avenue|Chaussée|Drève|Clos|Chemin|Boulevard) /.test(street)) {
    return street.charAt(0).toLowerCase() + street.slice(1);
  }
  return /^(Calle|Avenida|Camino) /.test(street) ? street : `dans la ${street}`;
}

function german(street: string): string {
  return GERMAN_MASCULINE.test(street) || FRENCH_MASCULINE.test(street) ? `im ${street}` : `in der ${street}`;
}

/** A street with its preposition; street names are never translated. */
export function inStreet(locale: Locale, street: string | null | undefined): string | undefined {
  if (!street) {
    return undefined;
  }
  switch (locale) {
    case 'nl':
      return dutch(street);
    case 'fr':
      return french(street);
    case 'de':
      return german(street);
    default:
      return `on ${street}`;
  }
}
