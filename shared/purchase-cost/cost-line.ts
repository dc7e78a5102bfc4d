import type { CostRule, PercentRule } from '../rules/costs/cost-rule.ts';

/** The amounts of the deed of purchase, and after them those of the deed of the mortgage. */
export type CostCode =
  | 'REGISTRATION_DUTY'
  | 'VAT_BUILDING'
  | 'VAT_LAND'
  | 'NOTARY_FEE'
  | 'ADMINISTRATION'
  | 'DISBURSEMENTS'
  | 'TRANSCRIPTION'
  | 'WRITING_DUTY'
  | 'ANNEXES_DUTY'
  | 'VAT_ON_FEES'
  | 'LOAN_DUTY'
  | 'LOAN_MORTGAGE_DUTY'
  | 'LOAN_FEE'
  | 'LOAN_ADMINISTRATION'
  | 'LOAN_DISBURSEMENTS'
  | 'LOAN_RETRIBUTION'
  | 'LOAN_WRITING_DUTY'
  | 'LOAN_ANNEXES_DUTY'
  | 'LOAN_VAT_ON_FEES';

/** One amount to pay, in cents, with the rules that it follows from. */
export interface CostLine {
  code: CostCode;
  cents: number;
  rules: readonly CostRule[];
  /** Whether a rule of the line is not certain. */
  isIndicative: boolean;
}

/** Creates a line from its amount, rounded to the cent, and its rules. */
export function costLine(code: CostCode, cents: number, ...rules: CostRule[]): CostLine {
  return { code, cents: Math.round(cents), rules, isIndicative: rules.some(({ isCertain }) => !isCertain) };
}

/** Returns the sum of lines in cents. */
export function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

/** Creates the line of the VAT on other lines; indicative when one of them is. */
export function vatLine(code: CostCode, lines: readonly CostLine[], rule: PercentRule): CostLine {
  const line = costLine(code, (sumOf(lines) * rule.percent) / 100, rule);
  return { ...line, isIndicative: line.isIndicative || lines.some(({ isIndicative }) => isIndicative) };
}
