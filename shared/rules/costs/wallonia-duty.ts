/** Registration duty on a sale in Wallonia: droits d'enregistrement. */
import type { PercentRule } from './cost-rule.ts';

interface OnlyHome extends PercentRule {
  /** The years within which the buyer registers there: in an existing home, and on land or in a new home. */
  registerYears: number;
  buildYears: number;
  /** The years for which the buyer stays. */
  stayYears: number;
}

/** The notaries' federation has the rates and the conditions. */
const NOTARIES =
  'https://www.notaire.be/immobilier/acheter-et-vendre-un-bien-immobilier/les-frais-lies-lachat/droits-denregistrement-en-region-wallonne';

export const WALLONIA_DUTY: readonly PercentRule[] = [
  {
    id: 'wallonia-duty',
    regions: ['WALLONIA'],
    text: 'duty',
    percent: 12.5,
    source: {
      name: 'Code des droits d’enregistrement (Région wallonne), art. 44',
      url: NOTARIES,
    },
    validFrom: '2022-01-01',
    lastVerified: '2026-11-30',
    isCertain: true,
  },
];

/** Homes and building land. */
export const WALLONIA_ONLY_HOME: readonly OnlyHome[] = [
  {
    id: 'wallonia-only-home-2025',
    regions: ['WALLONIA'],
    text: 'onlyHomeWallonia',
    percent: 3,
    registerYears: 3,
    buildYears: 5,
    stayYears: 3,
    source: {
      name: 'Décret wallon du 5 décembre 2024 ; circulaire 2025/C/42 du 5 juillet 2025',
      url: NOTARIES,
    },
    validFrom: '2025-01-01',
    lastVerified: '2026-11-30',
    isCertain: true,
  },
];
