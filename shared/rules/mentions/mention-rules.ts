import { ENERGY_RULES } from './energy-rules.ts';
import type { MentionRule } from './mention-rule.ts';
import { PLANNING_RULES } from './planning-rules.ts';
import { TENANCY_RULES } from './tenancy-rules.ts';

/** What the law wants said in the advert of a home, in the order in which pages and reports say it. */
export const MENTION_RULES: readonly MentionRule[] = [...ENERGY_RULES, ...PLANNING_RULES, ...TENANCY_RULES];
