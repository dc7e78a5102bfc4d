/** The costs of the deed of the mortgage. */
import type { Region } from '../cities/vocabulary.ts';
import { ruleOn } from '../rules/costs/cost-rule.ts';
import {
  LOAN_ADMINISTRATION,
  LOAN_DUTY,
  LOAN_FEE,
  LOAN_MORTGAGE_DUTY,
  LOAN_RETRIBUTION,
} from '../rules/costs/mortgage-deed.ts';
import { type CostLine, costLine } from './cost-line.ts';
import { notaryLines } from './notary-lines.ts';

const DEED = {
  prefix: 'LOAN_',
  administration: LOAN_ADMINISTRATION,
  entry: { code: 'LOAN_RETRIBUTION', history: LOAN_RETRIBUTION },
} as const;

/**
 * Returns the lines of the deed of a mortgage; empty without a loan.
 * @throws UnknownRuleError when a rule is not known for the day.
 */
export function loanLines(loanCents: number, region: Region, on: string): CostLine[] {
  if (loanCents === 0) return [];
  return [
    registeredShare('LOAN_DUTY', loanCents, ruleOn(LOAN_DUTY, on, region)),
    registeredShare('LOAN_MORTGAGE_DUTY', loanCents, ruleOn(LOAN_MORTGAGE_DUTY, on, region)),
    ...notaryLines(feeLine(loanCents, region, on), DEED, region, on),
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

/** On the straight line through the rule's two fees. */
function feeLine(loanCents: number, region: Region, on: string): CostLine {
  const rule = ruleOn(LOAN_FEE, on, region);
  const slope = (rule.highFeeEuros - rule.lowFeeEuros) / (rule.highLoanEuros - rule.lowLoanEuros);
  const feeEuros = rule.lowFeeEuros + slope * (loanCents / 100 - rule.lowLoanEuros);
  return costLine('LOAN_FEE', feeEuros * 100, rule);
}
