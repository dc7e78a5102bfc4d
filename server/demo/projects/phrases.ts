import type { nl } from './nl.data.ts';

type Bank = Exclude<keyof typeof nl, 'stories' | 'nouns' | 'quarters' | 'quarterOf' | 'planText'>;

/** Every language tells the same twelve stories and has the same occasions to speak. */
export type ProjectPhrases = Record<Bank, readonly string[]> & {
  stories: Record<keyof (typeof nl)['stories'], string>;
  /** For one, and for `{n}`. */
  nouns: Record<keyof (typeof nl)['nouns'], readonly [string, string]>;
  quarters: readonly [string, string, string, string];
  quarterOf: string;
  planText: string;
};
