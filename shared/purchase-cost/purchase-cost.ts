import { UnknownRuleError } from '../rules/costs/cost-rule.ts';
import { type CostLine, sumOf } from './cost-line.ts';
import { loanLines } from './loan-lines.ts';
import type { PurchaseInput } from './purchase-input.ts';
import { purchaseLines } from './purchase-lines.ts';

/** What a purchase costs beside the price. Money is in whole euro cents. */
export interface PurchaseCost {
  /** Of the deed of purchase. */
  purchase: readonly CostLine[];
  purchaseCents: number;
  /** Of the deed of the mortgage; empty without a loan. */
  loan: readonly CostLine[];
  loanCents: number;
  /** The sum of all lines. */
  totalCents: number;
  /** What the buyer brings on the day of the deed: price and costs without the loan; 0 when the loan covers both. */
  dueAtDeedCents: number;
}

/**
 * Calculates the costs of a purchase by the rules in force on a day, an ISO 8601 date. Returns null when a rule that
 * the costs follow from is not known for the day: a sum without it would be wrong.
 */
export function purchaseCost(input: PurchaseInput, on: string): PurchaseCost | null {
  try {
    return calculate(input, on);
  } catch (error) {
    if (error instanceof UnknownRuleError) return null;
    throw error;
  }
}

function calculate(input: PurchaseInput, on: string): PurchaseCost {
  const purchase = purchaseLines(input, on);
  const loan = loanLines(input, on);
  const [purchaseCents, loanCents] = [sumOf(purchase), sumOf(loan)];
  const totalCents = purchaseCents + loanCents;
  const dueAtDeedCents = Math.max(0, input.priceCents + totalCents - input.loanCents);
  return { purchase, purchaseCents, loan, loanCents, totalCents, dueAtDeedCents };
}
