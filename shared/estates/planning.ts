/** Town planning facts of a home, as feeds give them. */
import type { Region } from '../cities/vocabulary.ts';
import type { Locale } from '../locales.ts';
import type { Destination, FloodScore, PermitState, SummonsState } from './vocabulary.ts';

type Flag = 'permit' | 'summons' | 'preemption' | 'subdivisionPermit' | 'heritage' | 'floodArea' | 'bankZone';

/** Permit, zone, measures, flood scores and the words of the plan of a home. An answer not given is absent or null. */
export type PlanningFacts = { [Name in Flag | 'extractRequested']?: boolean | null } & {
  permitState?: PermitState | null;
  summonsState?: SummonsState | null;
  destination?: Destination | null;
  /** In the words of the plan. */
  destinationText?: string | null;
  /** All that the municipality says about the planning of the home. */
  information?: string | null;
  /** Where it can be read. */
  informationUrl?: string | null;
  /** The language of `destinationText` and `information`. */
  language?: Locale | null;
  floodParcel?: FloodScore | null;
  floodBuilding?: FloodScore | null;
};

/** Whether a building permit was granted; null when it is not known. `permit` of older feeds counts without a state. */
export function permitStateOf({ permit, permitState }: PlanningFacts): PermitState | null {
  if (permitState) return permitState;
  return typeof permit === 'boolean' ? (permit ? 'GRANTED' : 'NOT_GRANTED') : null;
}

/** The measure against a breach of planning rules; null when it is not known. `summons` counts without a state. */
export function summonsStateOf({ summons, summonsState }: PlanningFacts): SummonsState | null {
  if (summonsState) return summonsState;
  return typeof summons === 'boolean' ? (summons ? 'UNSPECIFIED' : 'NONE') : null;
}

/** The language of texts of the register: that of the feed, else of the region. Brussels has two: French counts. */
export function planningLanguage({ language }: PlanningFacts, region: Region | null): Locale {
  return language ?? (region === 'FLANDERS' ? 'nl' : 'fr');
}
