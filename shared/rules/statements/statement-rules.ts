import { ENERGY_RULES } from './energy-rules.ts';
import { PLANNING_RULES } from './planning-rules.ts';
import type { StatementRule } from './statement-rule.ts';
import { TENANCY_RULES } from './tenancy-rules.ts';

/** What the law wants said in the advert of a home, in the order in which pages and reports say it. */
export const STATEMENT_RULES: readonly StatementRule[] = [
  ...ENERGY_RULES,
  ...PLANNING_RULES,
  ...TENANCY_RULES,
];
