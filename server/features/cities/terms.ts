/** The search terms of a city. */

import { abbreviateSaints, normalizeTownName } from '../../../shared/geography/town-names.ts';
import { LOCALES } from '../../../shared/locales.ts';
import type { CityRow } from './city-files.ts';

export const TERM_RANKS = { WHOLE_NAME: 0, LATER_WORD: 1, POSTAL_CODE: 2 } as const;

export interface CityTerm {
  term: string;
  rank: number;
}

/** The distinct search terms of a city, each with its best rank. */
export function cityTerms(city: Pick<CityRow, 'names' | 'other_names' | 'postal_code'>): CityTerm[] {
  const ranks = new Map<string, number>();
  const add = (term: string, rank: number) => ranks.set(term, Math.min(rank, ranks.get(term) ?? rank));
  for (const name of spellings(city)) {
    add(name, TERM_RANKS.WHOLE_NAME);
    const words = name.split(' ');
    for (let at = 1; at < words.length; at++) add(words.slice(at).join(' '), TERM_RANKS.LATER_WORD);
  }
  if (city.postal_code !== '') add(normalizeTownName(city.postal_code), TERM_RANKS.POSTAL_CODE);
  return Array.from(ranks, ([term, rank]) => ({ term, rank }));
}

/** The normalised names of a city, with "Sint" also as "St" and umlauts also as two letters ("Luettich"). */
function spellings({ names, other_names }: Pick<CityRow, 'names' | 'other_names'>): Set<string> {
  const folded = [...LOCALES.map((locale) => names[locale]), ...other_names].map(normalizeTownName);
  folded.push(normalizeTownName(writeUmlautsOut(names.de)));
  return new Set([...folded, ...folded.map(abbreviateSaints)]);
}

function writeUmlautsOut(text: string): string {
  return text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD').charAt(0)}e`);
}
