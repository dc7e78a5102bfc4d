import type { CityRecord } from '../../../../graphql/cities/ports.ts';
import { normalizeTownName } from '../../../../shared/geography/town-names.ts';

/** Minimum share of common trigrams; two swapped letters leave slightly more than this. */
const MIN_SIMILARITY = 0.2;

interface Spelling {
  name: string;
  trigrams: ReadonlySet<string>;
}

/**
 * Finds cities by a misspelt name: ids of those whose name contains the normalised text or is similar, most similar
 * first. Scans all names in memory: they are few, and no database index would help.
 */
export function createFuzzySearch(cities: readonly CityRecord[]): (folded: string) => number[] {
  let candidates: { city: CityRecord; spellings: Spelling[] }[] | undefined;
  return (folded) => {
    candidates ??= cities.map((city) => ({ city, spellings: spellingsOf(city) }));
    const textTrigrams = trigramsOf(folded);
    return candidates
      .flatMap(({ city, spellings }) => {
        const alike = spellings.map(({ trigrams }) => similarity(trigrams, textTrigrams));
        const best = Math.max(...alike);
        const isFound = best >= MIN_SIMILARITY || spellings.some(({ name }) => name.includes(folded));
        return isFound ? [{ city, best }] : [];
      })
      .sort(
        (a, b) => b.best - a.best || Number(b.city.isMain) - Number(a.city.isMain) || a.city.id - b.city.id,
      )
      .map(({ city }) => city.id);
  };
}

function spellingsOf({ names }: CityRecord): Spelling[] {
  const folded = new Set(Object.values(names).map(normalizeTownName));
  return [...folded].map((name) => ({ name, trigrams: trigramsOf(name) }));
}

/** Splits like `pg_trgm`: each word is padded with two blanks before and one after. */
export function trigramsOf(text: string): Set<string> {
  const trigrams = new Set<string>();
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
}

/** The Jaccard similarity of two sets of trigrams. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of one) if (other.has(trigram)) shared++;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
