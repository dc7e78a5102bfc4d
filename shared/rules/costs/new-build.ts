/**
 * VAT on new homes, and the notary's fee for them. A building is new until the end of the second year after first use.
 */
import { REGIONS } from '../../cities/vocabulary.ts';
import type { CostRule, PercentRule } from './cost-rule.ts';

interface RebuiltRate extends PercentRule {
  maxAreaM2: number;
}

const VAT_CODE = {
  name: 'Code de la TVA, art. 1, § 9 et art. 44, § 3, 1°',
  url: 'https://finances.belgium.be',
};

export const VAT_BUILDING: readonly PercentRule[] = [
  {
    id: 'vat-building',
    regions: REGIONS,
    text: 'vatBuilding',
    percent: 21,
    source: VAT_CODE,
    validFrom: '2012-01-01',
    lastVerified: '2026-09-06',
    isCertain: true,
  },
];

/** On land that the seller of the building sells with it, unless the building has a reduced rate. */
export const VAT_LAND: readonly PercentRule[] = [
  {
    id: 'vat-land',
    regions: REGIONS,
    text: 'vatLand',
    percent: 21,
    source: VAT_CODE,
    validFrom: '2011-01-01',
    lastVerified: '2026-09-06',
    isCertain: true,
  },
];

/**
 * After demolition on the same plot, for an only own home and for its land when the same seller sells both. Not
 * certain: read in commentaries.
 */
export const VAT_REBUILT: readonly RebuiltRate[] = [
  {
    id: 'vat-rebuilt-2025',
    regions: REGIONS,
    text: 'vatRebuilt',
    percent: 6,
    maxAreaM2: 175,
    source: {
      name: 'Loyens & Loeff, afbraak en heropbouw tegen 6 % btw',
      url: 'https://www.loyensloeff.com/nl/insights/news--events/news/afbraak-en-heropbouw-tegen-6-btw-de-nieuwe-regels',
    },
    validFrom: '2025-07-01',
    lastVerified: '2026-09-06',
    isCertain: false,
  },
];

/** The fee is due on what the deed transfers. Not certain: depends on how far the building is and who sells what. */
export const NEW_BUILD_FEE: readonly CostRule[] = [
  {
    id: 'new-build-fee',
    regions: REGIONS,
    text: 'newBuildFee',
    source: {
      name: 'Koninklijk besluit van 16 december 1950, gewijzigd op 22 november 2022',
      url: 'https://etaamb.openjustice.be/fr/arrete-royal-du-22-novembre-2022_n2022042846',
    },
    validFrom: '2023-01-01',
    lastVerified: '2026-09-06',
    isCertain: false,
  },
];
