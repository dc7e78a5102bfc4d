import type { Locale } from '../locales.ts';
import { COST_SOURCE_NAMES } from './costs/source-names.data.ts';
import { type Rule, type SourceNames, translateSource } from './rule.ts';
import { STATEMENT_SOURCE_NAMES } from './statements/source-names.data.ts';

const NAMES: SourceNames = { ...COST_SOURCE_NAMES, ...STATEMENT_SOURCE_NAMES };

/** Returns where a rule is published, with the name of the law in a language. */
export function sourceIn({ source }: Pick<Rule, 'source'>, locale: Locale): Rule['source'] {
  return translateSource(source, NAMES, locale);
}
