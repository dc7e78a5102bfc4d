/** The costs of the deed of purchase: registration duty or VAT, and what the notary charges. */
import type { CostRule } from '../rules/costs/cost-rule.ts';
import { ruleOn } from '../rules/costs/cost-rule.ts';
import { ADMINISTRATION, TRANSCRIPTION } from '../rules/costs/deed-costs.ts';
import { NEW_BUILD_FEE, VAT_BUILDING, VAT_LAND, VAT_REBUILT } from '../rules/costs/new-build.ts';
import { NOTARY_SCALE, NOTARY_SCALE_ONLY_HOME } from '../rules/costs/notary-scales.ts';
import { type CostLine, costLine } from './cost-line.ts';
import { notaryFee } from './notary-fee.ts';
import { notaryLines } from './notary-lines.ts';
import type { PurchaseInput } from './purchase-input.ts';
import { registrationDuty } from './registration-duty.ts';

const DEED = {
  prefix: '',
  administration: ADMINISTRATION,
  entry: { code: 'TRANSCRIPTION', history: TRANSCRIPTION },
} as const;

/**
 * Returns the lines of the deed of purchase, without lines that do not apply.
 * @throws UnknownRuleError when a rule is not known for the day.
 */
export function purchaseLines(input: PurchaseInput, on: string): CostLine[] {
  return [...taxLines(input, on), ...notaryLines(feeLine(input, on), DEED, input.region, on)];
}

/**
 * Returns the lines of registration duty and VAT.
 * @throws UnknownRuleError when a rule is not known for the day.
 */
export function taxLines(input: PurchaseInput, on: string): CostLine[] {
  const { kind, priceCents, region, newBuild } = input;
  if (kind !== 'NEW_BUILD') return [registrationDuty(input, on)];
  const landCents = landPart(input);
  const isRebuilt = newBuild.isRebuilt && input.isOnlyOwnHome;
  const building = ruleOn(isRebuilt ? VAT_REBUILT : VAT_BUILDING, on, region);
  // Land that is sold with a building follows its rate.
  const land = isRebuilt ? building : ruleOn(VAT_LAND, on, region);
  return [
    costLine('VAT_BUILDING', ((priceCents - landCents) * building.percent) / 100, building),
    newBuild.isLandOfSameSeller
      ? costLine('VAT_LAND', (landCents * land.percent) / 100, land)
      : registrationDuty(Object.assign({}, input, { priceCents: landCents }), on),
  ];
}

/** Scale Jbis is higher than J for some low prices; the lower of both is charged. */
function feeLine(input: PurchaseInput, on: string): CostLine {
  const { kind, region, newBuild, isOnlyOwnHome } = input;
  const isNewBuild = kind === 'NEW_BUILD';
  const isLandAlone = isNewBuild ? !newBuild.isLandOfSameSeller : kind !== 'HOME';
  const baseCents = isNewBuild && isLandAlone ? landPart(input) : input.priceCents;
  const base: CostRule[] = isNewBuild ? [ruleOn(NEW_BUILD_FEE, on, region)] : [];
  const scale = ruleOn(NOTARY_SCALE, on, region);
  const fee = notaryFee(scale, baseCents);
  if (isOnlyOwnHome && !isLandAlone) {
    const onlyHome = ruleOn(NOTARY_SCALE_ONLY_HOME, on, region);
    const reduced = notaryFee(onlyHome, baseCents);
    if (reduced < fee) return costLine('NOTARY_FEE', reduced, onlyHome, ...base);
  }
  return costLine('NOTARY_FEE', fee, scale, ...base);
}

/** The part of the price that is for the land, in cents. */
function landPart({ priceCents, newBuild }: PurchaseInput): number {
  return Math.round((priceCents * newBuild.landPercent) / 100);
}
