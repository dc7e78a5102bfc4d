import type { nl } from './nl.data.ts';

export type PhraseKey = keyof typeof nl;

/** Every language has the same occasions to speak, each with sentences of its own. */
export type Phrases = Record<PhraseKey, readonly string[]>;
