/** The costs of the deed of the mortgage. */
import type { Region } from '../cities/vocabulary.ts';
import { ruleOn } from '../rules/costs/cost-rule.ts';
import { ANNEXES_DUTY, DISBURSEMENTS, VAT_ON_FEES, WRITING_DUTY } from '../rules/costs/deed-costs.ts';
import {
  LOAN_ADMINISTRATION,
  LOAN_DUTY,
  LOAN_FEE,
  LOAN_MORTGAGE_DUTY,
  LOAN_RETRIBUTION,
} from '../rules/costs/mortgage-deed.ts';
import { type CostLine, costLine, vatLine } from './cost-line.ts';

/**
 * Returns the lines of the deed of a mortgage; empty without a loan.
 * @throws UnknownRuleError when a rule is not known for the day.
 */
export function loanLines(loanCents: number, region: Region, on: string): CostLine[] {
  if (loanCents === 0) return [];
  const administration = ruleOn(LOAN_ADMINISTRATION, on, region);
  const disbursements = ruleOn(DISBURSEMENTS, on, region);
  const writing = ruleOn(WRITING_DUTY, on, region);
  const vat = ruleOn(VAT_ON_FEES, on, region);
  const retribution = ruleOn(LOAN_RETRIBUTION, on, region);
  const annexes = ruleOn(ANNEXES_DUTY, on, region);
  const withVat = [
    feeLine(loanCents, region, on),
    costLine('LOAN_ADMINISTRATION', administration.euros * 100, administration),
    costLine('LOAN_DISBURSEMENTS', disbursements.euros * 100, disbursements),
    costLine('LOAN_WRITING_DUTY', writing.euros * 100, writing),
  ];
  return [
    registeredShare('LOAN_DUTY', loanCents, ruleOn(LOAN_DUTY, on, region)),
    registeredShare('LOAN_MORTGAGE_DUTY', loanCents, ruleOn(LOAN_MORTGAGE_DUTY, on, region)),
    ...withVat,
    costLine('LOAN_RETRIBUTION', retribution.euros * 100, retribution),
    costLine('LOAN_ANNEXES_DUTY', annexes.euros * 100, annexes),
    vatLine('LOAN_VAT_ON_FEES', withVat, vat),
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
