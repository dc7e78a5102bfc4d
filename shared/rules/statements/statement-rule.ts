import type { HeadType } from '../../estates/vocabulary.ts';
import type { Transaction } from '../../listings/vocabulary.ts';
import type { Rule } from '../rule.ts';

/** Statements whose value the advert states, such as the energy label. */
export const ANSWERS = [
  'ENERGY_LABEL',
  'ENERGY_VALUE',
  'ENERGY_CERTIFICATE',
  'TOTAL_PRIMARY_ENERGY',
  'CO2',
  'PERMIT',
  'DESTINATION',
  'SUMMONS',
  'PREEMPTION',
  'SUBDIVISION_PERMIT',
  'PLANNING_INFORMATION',
  'FLOOD_PARCEL',
  'FLOOD_BUILDING',
  'RENT',
  'CHARGES',
] as const;
export type Answer = (typeof ANSWERS)[number];

/** Statements that follow from a fact of the home, such as the duty to renovate a home with label F. Never missing. */
export const WARNINGS = [
  'RENOVATION_DUTY',
  'BUILDING_RENOVATION_DUTY',
  'FLOOD_PRONE',
  'FLOOD_AREA',
  'BANK_ZONE',
  'PROTECTED_HERITAGE',
] as const;
export type Warning = (typeof WARNINGS)[number];

export type StatementCode = Answer | Warning;

/** Statements that the law requires but the catalogue has no field for: the agent writes them in the description. */
export const UNCHECKED = ['INDIVIDUAL_METERS'] as const;

/** A fact on which a rule depends. */
export type Condition =
  | 'HAS_CERTIFICATE'
  | 'MUST_RENOVATE_HOME'
  | 'MUST_RENOVATE_BUILDING'
  | 'FLOOD_SCORE_D'
  | 'FLOOD_AREA'
  | 'BANK_ZONE'
  | 'PROTECTED';

/** A rule about what an advert of a home states. */
export interface StatementRule extends Rule {
  transactions: readonly Transaction[];
  types: readonly HeadType[];
  /** All homes of these transactions and types when absent. */
  condition?: Condition;
  statements: readonly StatementCode[];
  unchecked?: readonly (typeof UNCHECKED)[number][];
  /** Of a project that is not completed, only values that the feed has: a certificate follows the completion. */
  onceBuilt?: boolean;
  /** Whether the advert may say that the planning extract was requested, as long as it has not arrived. */
  canBeRequested?: boolean;
  /**
   * The fine for an advert without the statement, in euros. Null: an advert without it is punished, but the amount was
   * not found. Absent: no punishment is known.
   */
  fine?: { min: number; max: number } | null;
  /**
   * False where an advert without the statement is punished, but not kept back: feeds cannot state it yet, and all
   * homes of the region would go.
   */
  isKeptBack?: false;
  /** The years in which a buyer must renovate. */
  years?: number;
}
