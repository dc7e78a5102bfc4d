import type { Locale } from '../../shared/locales.ts';
import type { Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';

/** The local language of a Belgian place; abroad, the owner's language. */
export function placeLanguage({
  region,
  postalCode,
}: Pick<Place, 'region' | 'postalCode'>): 'nl' | 'fr' | 'de' {
  if (region === 'WALLONIA') {
    const code = Number(postalCode);
    return code >= 4700 && code <= 4791 ? 'de' : 'fr';
  }
  return region === 'BRUSSELS' ? 'fr' : 'nl';
}

/** The languages in which this estate has texts: mostly all, sometimes fewer, rarely none. */
export function drawLanguages(draft: Draft, random: Random): Locale[] {
  const first = placeLanguage(draft.place);
  const other = first === 'nl' ? 'fr' : 'nl';
  const cases: Record<string, Locale[]> = {
    all: [first, ...(['nl', 'fr', 'en', 'de'] as const).filter((locale) => locale !== first)],
    own: [first],
    national: [first, other],
    foreign: ['en', 'de'],
    three: [first, other, 'en'],
    none: [],
  };
  const drawn = random.weighted({ all: 74, own: 8, national: 8, three: 6, foreign: 2.4, none: 0.8 });
  return cases[drawn] ?? [];
}
