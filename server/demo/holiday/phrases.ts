import type { nl } from './nl.data.ts';

type Words = 'nouns' | 'persons' | 'places' | 'facilities';
type Nl = typeof nl;

/** Every language has the same occasions to speak, each with sentences of its own. */
export type HolidayPhrases = Record<Exclude<keyof Nl, Words>, readonly string[]> & {
  /** Bare, with an indefinite article, with a demonstrative. */
  nouns: Record<keyof Nl['nouns'], readonly [plain: string, indefinite: string, demonstrative: string]>;
  /** For one, and for `{n}`. */
  persons: readonly [string, string];
  /** What lies around each unit. */
  places: Record<keyof Nl['places'], string>;
  facilities: Record<keyof Nl['facilities'], readonly string[]>;
};
