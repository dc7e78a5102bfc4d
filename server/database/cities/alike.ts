import type { CityRecord } from '../../../graphql/cities/ports.ts';
import { foldTownName } from '../../../shared/geography/town-names.ts';

/** Shares of common trigrams; two letters that were swapped leave a little more than this. */
const LEAST_SIMILARITY = 0.2;

interface Spelling {
  name: string;
  trigrams: ReadonlySet<string>;
}

/**
 * Finds cities by a misspelt name: ids of those that hold a folded text in a name or are spelt alike, the most alike
 * first. The names are few, and all of them are looked at: no index helps, and in memory they cost no page.
 */
export function createAlike(cities: readonly CityRecord[]): (folded: string) => number[] {
  let known: { city: CityRecord; spellings: Spelling[] }[] | undefined;
  return (folded) => {
    known ??= cities.map((city) => ({ city, spellings: spellingsOf(city) }));
    const wanted = trigramsOf(folded);
    return known
      .flatMap(({ city, spellings }) => {
        const alike = spellings.map(({ trigrams }) => similarity(trigrams, wanted));
        const best = Math.max(...alike);
        const isFound = best >= LEAST_SIMILARITY || spellings.some(({ name }) => name.includes(folded));
        return isFound ? [{ city, best }] : [];
      })
      .sort(
        (one, other) =>
          other.best - one.best ||
          Number(other.city.isMain) - Number(one.city.isMain) ||
          one.city.id - other.city.id,
      )
      .map(({ city }) => city.id);
  };
}

function spellingsOf({ names }: CityRecord): Spelling[] {
  const folded = new Set(Object.values(names).map(foldTownName));
  return [...folded].map((name) => ({ name, trigrams: trigramsOf(name) }));
}

/** As `pg_trgm` cuts a text: each word with two blanks before it and one behind. */
export function trigramsOf(text: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}

/** The trigrams that two texts share, as a part of all that they have. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared++;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
