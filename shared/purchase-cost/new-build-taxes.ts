import type { Region } from '../cities/vocabulary.ts';
import type { VatRate, VatRegime } from '../projects/vocabulary.ts';
import { UnknownRuleError } from '../rules/costs/cost-rule.ts';
import { sumOf } from './cost-line.ts';
import { taxLines } from './purchase-lines.ts';

interface NewBuilding {
  region: Region;
  /** Without taxes. */
  priceCents: number;
  vatRegime: VatRegime;
  vatRate: VatRate;
  /** The share of the price that is for the land, in per cent. */
  landPercent: number | undefined;
}

/**
 * Returns the taxes on the sale of a new building with its land, in cents: VAT, and registration duty on land of
 * another seller. The reduced rate is for an only own home. Null when the share of the land decides and is unknown, or
 * when a rule is not known for the day.
 */
export function newBuildTaxCents(building: NewBuilding, on: string): number | null {
  const { region, priceCents, vatRegime, vatRate, landPercent } = building;
  const isLandOfSameSeller = vatRegime === 'BUILDING_AND_LAND';
  if (landPercent === undefined && !isLandOfSameSeller) return null;
  const isRebuilt = vatRate === 6;
  const purchase = {
    region,
    kind: 'NEW_BUILD' as const,
    priceCents,
    isOnlyOwnHome: isRebuilt,
    isInCoreCity: false,
    energyClassesGained: 0,
    loanCents: 0,
    // The whole price has one rate when the same seller sells both.
    newBuild: { landPercent: landPercent ?? 0, isLandOfSameSeller, isRebuilt },
  };
  try {
    return sumOf(taxLines(purchase, on));
  } catch (error) {
    if (error instanceof UnknownRuleError) return null;
    throw error;
  }
}
