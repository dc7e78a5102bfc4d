import type { nl } from './nl.data.ts';

type Words = 'nouns' | 'persons' | 'places' | 'facilities';
type Nl = typeof nl;

/** Every language has the same keys, each with its own sentences. */
export type HolidayPhrases = Record<Exclude<keyof Nl, Words>, readonly string[]> & {
  /** The plain noun, with an indefinite article, and with a demonstrative. */
  nouns: Record<keyof Nl['nouns'], readonly [plain: string, indefinite: string, demonstrative: string]>;
  /** Singular, and plural with `{n}`. */
  persons: readonly [string, string];
  /** The surroundings of each place. */
  places: Record<keyof Nl['places'], string>;
  facilities: Record<keyof Nl['facilities'], readonly string[]>;
};
