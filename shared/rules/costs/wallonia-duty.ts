/** Registration duty on a sale in Wallonia: droits d'enregistrement. */
import type { PercentRule } from './cost-rule.ts';

export const WALLONIA_DUTY: readonly PercentRule[] = [
  {
    id: 'wallonia-duty',
    regions: ['WALLONIA'],
    text: 'duty',
    percent: 12.5,
    source: {
      name: 'Code des droits d’enregistrement (Région wallonne), art. 44',
      url: 'https://www.notaire.be/immobilier/acheter-et-vendre-un-bien-immobilier/les-frais-lies-lachat/droits-denregistrement-en-region-wallonne',
    },
    validFrom: '2022-01-01',
    lastVerified: '2025-07-05',
    isCertain: true,
  },
];

/** Homes and building land. */
export const WALLONIA_ONLY_HOME: readonly PercentRule[] = [
  {
    id: 'wallonia-only-home-2025',
    regions: ['WALLONIA'],
    text: 'onlyHomeWallonia',
    percent: 3,
    source: {
      name: 'Décret wallon du 5 décembre 2024 ; circulaire 2025/C/42 du 5 juillet 2025',
      url: 'https://www.notaire.be/immobilier/acheter-et-vendre-un-bien-immobilier/les-frais-lies-lachat/droits-denregistrement-en-region-wallonne',
    },
    validFrom: '2025-01-01',
    lastVerified: '2025-07-05',
    isCertain: true,
  },
];
