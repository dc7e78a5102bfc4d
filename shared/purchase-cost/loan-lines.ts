/** The costs of the deed of the mortgage. */
import { ruleOn } from '../rules/costs/cost-rule.ts';
import {
  LOAN_ADMINISTRATION,
  LOAN_DUTY,
  LOAN_MORTGAGE_DUTY,
  LOAN_RETRIBUTION,
} from '../rules/costs/mortgage-deed.ts';
import { LOAN_SCALE, LOAN_SCALE_ONLY_HOME } from '../rules/costs/notary-scales.ts';
import { type CostLine, costLine } from './cost-line.ts';
import { notaryFee } from './notary-fee.ts';
import { notaryLines } from './notary-lines.ts';
import type { PurchaseInput } from './purchase-input.ts';

const DEED = {
  prefix: 'LOAN_',
  administration: LOAN_ADMINISTRATION,
  entry: { code: 'LOAN_RETRIBUTION', history: LOAN_RETRIBUTION },
} as const;

/** What the costs of a loan depend on. */
type LoanInput = Pick<PurchaseInput, 'loanCents' | 'region' | 'kind' | 'isOnlyOwnHome'>;

/**
 * Returns the lines of the deed of a mortgage; empty without a loan.
 * @throws UnknownRuleError when a rule is not known for the day.
 */
export function loanLines(input: LoanInput, on: string): CostLine[] {
  const { loanCents, region } = input;
  if (loanCents === 0) return [];
  return [
    registeredShare('LOAN_DUTY', loanCents, ruleOn(LOAN_DUTY, on, region)),
    registeredShare('LOAN_MORTGAGE_DUTY', loanCents, ruleOn(LOAN_MORTGAGE_DUTY, on, region)),
    ...notaryLines(feeLine(input, on), DEED, region, on),
  ];
}

function registeredShare(
  code: 'LOAN_DUTY' | 'LOAN_MORTGAGE_DUTY',
  loanCents: number,
  rule: (typeof LOAN_DUTY)[number],
): CostLine {
  const registeredCents = loanCents * (1 + rule.accessoriesPercent / 100);
  return costLine(code, (registeredCents * rule.percent) / 100, rule);
}

/** The lower scale is for loans that buy or build an only own home, not for loans that buy land alone. */
function feeLine({ loanCents, region, kind, isOnlyOwnHome }: LoanInput, on: string): CostLine {
  const isForOwnHome = isOnlyOwnHome && (kind === 'HOME' || kind === 'NEW_BUILD');
  const scale = ruleOn(isForOwnHome ? LOAN_SCALE_ONLY_HOME : LOAN_SCALE, on, region);
  return costLine('LOAN_FEE', notaryFee(scale, loanCents), scale);
}
