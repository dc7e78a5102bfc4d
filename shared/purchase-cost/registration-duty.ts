/** Registration duty on a sale: which rules of the region apply, and the lowest duty that they allow. */
import type { Region } from '../cities/vocabulary.ts';
import {
  BRUSSELS_DUTY,
  BRUSSELS_ENERGY_EXEMPTION,
  BRUSSELS_EXEMPTION,
  BRUSSELS_LAND_EXEMPTION,
} from '../rules/costs/brussels-duty.ts';
import { findRule, ruleOn } from '../rules/costs/cost-rule.ts';
import {
  FLANDERS_DUTY,
  FLANDERS_FARMLAND,
  FLANDERS_MODEST_HOME,
  FLANDERS_ONLY_HOME,
} from '../rules/costs/flanders-duty.ts';
import { WALLONIA_DUTY, WALLONIA_ONLY_HOME } from '../rules/costs/wallonia-duty.ts';
import { type CostLine, costLine } from './cost-line.ts';
import type { PurchaseInput } from './purchase-input.ts';

/** What the duty depends on. Of a new home, `priceCents` is the price of its land: VAT is due on the building. */
export type DutyInput = Omit<PurchaseInput, 'loanCents' | 'newBuild'>;

const DUTIES: Record<Region, (input: DutyInput, on: string) => CostLine> = {
  FLANDERS: flandersDuty,
  WALLONIA: walloniaDuty,
  BRUSSELS: brusselsDuty,
};

/**
 * Returns the line of the registration duty on a day.
 * @throws UnknownRuleError when a rule is not known for the day.
 */
export function registrationDuty(input: DutyInput, on: string): CostLine {
  return DUTIES[input.region](input, on);
}

function flandersDuty(input: DutyInput, on: string): CostLine {
  const { priceCents, isOnlyOwnHome, kind, isInCoreCity } = input;
  if (kind === 'FARMLAND') return ordinaryDuty(FLANDERS_FARMLAND, input, on);
  if (!isOnlyOwnHome || kind !== 'HOME') return ordinaryDuty(FLANDERS_DUTY, input, on);
  const onlyHome = ruleOn(FLANDERS_ONLY_HOME, on, 'FLANDERS');
  const duty = (priceCents * onlyHome.percent) / 100;
  const modest = findRule(FLANDERS_MODEST_HOME, on, 'FLANDERS');
  const limitEuros = isInCoreCity ? modest?.coreCityLimitEuros : modest?.limitEuros;
  if (!modest || !limitEuros || priceCents > limitEuros * 100)
    return costLine('REGISTRATION_DUTY', duty, onlyHome);
  const reduced = Math.max(0, duty - modest.reductionEuros * 100);
  return costLine('REGISTRATION_DUTY', reduced, onlyHome, modest);
}

function walloniaDuty(input: DutyInput, on: string): CostLine {
  if (!input.isOnlyOwnHome || input.kind === 'FARMLAND') return ordinaryDuty(WALLONIA_DUTY, input, on);
  const onlyHome = ruleOn(WALLONIA_ONLY_HOME, on, 'WALLONIA');
  return costLine('REGISTRATION_DUTY', (input.priceCents * onlyHome.percent) / 100, onlyHome);
}

/** A home under construction or on plan has the exemption of a home, not that of building land. */
function brusselsDuty(input: DutyInput, on: string): CostLine {
  const { priceCents, isOnlyOwnHome, kind } = input;
  const history = kind === 'LAND' ? BRUSSELS_LAND_EXEMPTION : BRUSSELS_EXEMPTION;
  const exemption = findRule(history, on, 'BRUSSELS');
  const isExempt = isOnlyOwnHome && kind !== 'FARMLAND';
  if (!isExempt || !exemption || priceCents > exemption.limitEuros * 100)
    return ordinaryDuty(BRUSSELS_DUTY, input, on);
  const duty = ruleOn(BRUSSELS_DUTY, on, 'BRUSSELS');
  const energy = kind === 'HOME' ? findRule(BRUSSELS_ENERGY_EXEMPTION, on, 'BRUSSELS') : null;
  const classes = energy && input.energyClassesGained >= energy.minClasses ? input.energyClassesGained : 0;
  const exemptEuros = exemption.exemptEuros + classes * (energy?.exemptEuros ?? 0);
  const taxed = Math.max(0, priceCents - exemptEuros * 100);
  const rules = energy && classes > 0 ? [duty, exemption, energy] : [duty, exemption];
  return costLine('REGISTRATION_DUTY', (taxed * duty.percent) / 100, ...rules);
}

function ordinaryDuty(
  history: typeof FLANDERS_DUTY,
  { priceCents, region }: DutyInput,
  on: string,
): CostLine {
  const duty = ruleOn(history, on, region);
  return costLine('REGISTRATION_DUTY', (priceCents * duty.percent) / 100, duty);
}
