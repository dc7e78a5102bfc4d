/** What the notary charges for a deed: the same lines for a purchase and for a mortgage. */
import type { Region } from '../cities/vocabulary.ts';
import { type AmountRule, type RuleHistory, ruleOn } from '../rules/costs/cost-rule.ts';
import { ANNEXES_DUTY, DISBURSEMENTS, VAT_ON_FEES, WRITING_DUTY } from '../rules/costs/deed-costs.ts';
import { type CostCode, type CostLine, costLine, vatLine } from './cost-line.ts';

/** What differs between the deeds. */
interface Deed {
  /** The codes of the deed's lines start with it. */
  prefix: '' | 'LOAN_';
  administration: RuleHistory<AmountRule>;
  /** The entry in the registers of the office for legal certainty. */
  entry: { code: 'TRANSCRIPTION' | 'LOAN_RETRIBUTION'; history: RuleHistory<AmountRule> };
}

/**
 * Returns the lines of a deed from the notary's fee to the VAT.
 * @throws UnknownRuleError when a rule is not known for the day.
 */
export function notaryLines(
  fee: CostLine,
  { prefix, administration, entry }: Deed,
  region: Region,
  on: string,
): CostLine[] {
  const amount = (code: CostCode, history: RuleHistory<AmountRule>) => {
    const rule = ruleOn(history, on, region);
    return costLine(code, rule.euros * 100, rule);
  };
  const withVat = [
    fee,
    amount(`${prefix}ADMINISTRATION`, administration),
    amount(`${prefix}DISBURSEMENTS`, DISBURSEMENTS),
    amount(`${prefix}WRITING_DUTY`, WRITING_DUTY),
  ];
  return [
    ...withVat,
    amount(entry.code, entry.history),
    amount(`${prefix}ANNEXES_DUTY`, ANNEXES_DUTY),
    vatLine(`${prefix}VAT_ON_FEES`, withVat, ruleOn(VAT_ON_FEES, on, region)),
  ];
}
