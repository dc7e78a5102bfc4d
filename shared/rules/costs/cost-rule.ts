import type { Region } from '../../cities/vocabulary.ts';
import { isInForce, type Rule } from '../rule.ts';

/** The sentences that explain rules: messages `purchaseCost.rule.…`. A sentence takes its numbers from the rule. */
export type CostRuleText =
  | 'duty'
  | 'farmlandFlanders'
  | 'onlyHomeFlanders'
  | 'onlyHomeFlandersStay'
  | 'onlyHomeWallonia'
  | 'modestHomeFlanders'
  | 'exemptHomeBrussels'
  | 'exemptLandBrussels'
  | 'exemptEnergyBrussels'
  | 'notaryScale'
  | 'notaryScaleOnlyHome'
  | 'administration'
  | 'disbursements'
  | 'transcription'
  | 'writingDuty'
  | 'annexesDuty'
  | 'vatOnFees'
  | 'newBuildFee'
  | 'vatBuilding'
  | 'vatRebuilt'
  | 'vatLand'
  | 'loanDuty'
  | 'loanMortgageDuty'
  | 'loanScale'
  | 'loanScaleOnlyHome'
  | 'loanAdministration'
  | 'loanRetribution'
  | 'deposit'
  | 'indexFlanders'
  | 'indexWallonia'
  | 'indexBrussels';

/** A rule that a cost follows from. Its numbers have their unit in their name: `percent`, `exemptEuros`. */
export interface CostRule extends Rule {
  text: CostRuleText;
}

/** A share of the price or of another amount. */
export interface PercentRule extends CostRule {
  percent: number;
}

/** A fixed amount. */
export interface AmountRule extends CostRule {
  euros: number;
}

/**
 * A rule and the rules that replaced it, oldest first. A rule and its successor have no day in common. An array that
 * holds rules of several regions has such a sequence for each region.
 */
export type RuleHistory<R extends Rule = CostRule> = readonly R[];

/** Returns the rule in force on a day in a region, or null. */
export function findRule<R extends Rule>(history: RuleHistory<R>, on: string, region: Region): R | null {
  return history.find((rule) => rule.regions.includes(region) && isInForce(rule, on)) ?? null;
}

/** No rule is known for a day: it is before the first rule, or after the last one, whose successor is not known yet. */
export class UnknownRuleError extends Error {}

/**
 * Returns the rule in force on a day in a region.
 * @throws UnknownRuleError when none is known.
 */
export function ruleOn<R extends Rule>(history: RuleHistory<R>, on: string, region: Region): R {
  const rule = findRule(history, on, region);
  if (!rule) throw new UnknownRuleError(`No rule like ${history[0]?.id} is known for ${on} in ${region}.`);
  return rule;
}
