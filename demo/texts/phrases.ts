import type { nl } from './nl.data.ts';

export type PhraseKey = keyof typeof nl;

/** Every language has the same keys, each with its own sentences. */
export type Phrases = Record<PhraseKey, readonly string[]>;
