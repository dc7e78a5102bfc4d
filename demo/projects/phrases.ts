import type { nl } from './nl.data.ts';

type Bank = Exclude<keyof typeof nl, 'stories' | 'nouns' | 'quarters' | 'quarterOf' | 'planText'>;

/** Every language has the same keys, each with its own sentences. */
export type ProjectPhrases = Record<Bank, readonly string[]> & {
  stories: Record<keyof (typeof nl)['stories'], string>;
  /** Singular, and plural with `{n}`. */
  nouns: Record<keyof (typeof nl)['nouns'], readonly [string, string]>;
  quarters: readonly [string, string, string, string];
  quarterOf: string;
  planText: string;
};
