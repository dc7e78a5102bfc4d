import type { Locale } from '../../shared/locales.ts';
import type { CostLine } from '../../shared/purchase-cost/cost-line.ts';
import type { MoveInCost, Rental } from '../../shared/purchase-cost/move-in-cost.ts';
import type { PurchaseCost } from '../../shared/purchase-cost/purchase-cost.ts';
import type { PurchaseInput } from '../../shared/purchase-cost/purchase-input.ts';
import type { CostRule } from '../../shared/rules/costs/cost-rule.ts';
import type { StatementRule } from '../../shared/rules/statements/statement-rule.ts';

export interface PurchaseCostParent {
  input: PurchaseInput;
  cost: PurchaseCost;
  locale: Locale;
}

export interface PurchaseCostLineParent {
  line: CostLine;
  locale: Locale;
}

export interface MoveInCostParent {
  /** `chargesCents` is 0 when the charges are unknown. */
  rental: Rental;
  areChargesKnown: boolean;
  cost: MoveInCost;
  locale: Locale;
}

export interface LegalRuleParent {
  rule: CostRule | StatementRule;
  locale: Locale;
}
