import type { Region } from '../cities/vocabulary.ts';
import { findRule } from '../rules/costs/cost-rule.ts';
import { RENT_INDEXATION } from '../rules/costs/rent-indexation.ts';
import { RENTAL_DEPOSITS } from '../rules/costs/rental-deposits.ts';

/** A home to rent; money is in cents a month. */
export interface Rental {
  region: Region;
  rentCents: number;
  /** 0 when the home has none, or none is known. */
  chargesCents: number;
  /** The deposit that the landlord asks, in months of rent; null when unknown. */
  depositMonths: number | null;
}

/** What a tenant pays on the first day, in cents. */
export interface MoveInCost {
  /** At most what the region allows, in months of rent without charges. */
  depositMonths: number;
  depositCents: number;
  /** The first month's rent and charges. */
  firstMonthCents: number;
  totalCents: number;
  /** The rule on deposits. */
  rule: (typeof RENTAL_DEPOSITS)[number];
  /** The rule on the rent of later years; null when it is not known for the day. */
  indexationRule: (typeof RENT_INDEXATION)[number] | null;
}

/**
 * Calculates what a tenant pays on the first day, by the rules in force on a day. Returns null when the rule on
 * deposits is not known for the day.
 */
export function moveInCost(
  { region, rentCents, chargesCents, depositMonths }: Rental,
  on: string,
): MoveInCost | null {
  const rule = findRule(RENTAL_DEPOSITS, on, region);
  if (!rule) return null;
  const months = Math.min(depositMonths ?? rule.months, rule.months);
  const depositCents = months * rentCents;
  const firstMonthCents = rentCents + chargesCents;
  return {
    depositMonths: months,
    depositCents,
    firstMonthCents,
    totalCents: depositCents + firstMonthCents,
    rule,
    indexationRule: findRule(RENT_INDEXATION, on, region),
  };
}
