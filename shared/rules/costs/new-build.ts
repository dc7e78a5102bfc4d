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
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1969/07/03/1969070305/justel',
};

export const VAT_BUILDING: readonly PercentRule[] = [
  {
    id: 'vat-building',
    regions: REGIONS,
    text: 'vatBuilding',
    percent: 21,
    source: VAT_CODE,
    validFrom: '2012-01-01',
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
      name: 'Arrêté royal n° 20 du 20 juillet 1970 (taux de TVA), tableau A, rubrique XXXVII',
      url: 'https://www.ejustice.just.fgov.be/eli/arrete/1970/07/20/1970072012/justel',
    },
    validFrom: '2025-07-01',
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
      url: 'https://www.ejustice.just.fgov.be/eli/besluit/2022/11/22/2022042846/staatsblad',
    },
    validFrom: '2023-01-01',
    isCertain: false,
  },
];
