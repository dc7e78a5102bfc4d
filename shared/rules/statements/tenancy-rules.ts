import type { StatementRule } from './statement-rule.ts';

const HOME_TO_RENT = {
  transactions: ['RENT'],
  types: ['LIVING'],
  statements: ['RENT', 'CHARGES'],
  lastVerified: '2026-11-26',
  isCertain: false,
} as const;

const IMMOVLAN =
  'https://immovlan.be/nl/article/30854/dit-riskeer-je-als-je-de-huurprijs-niet-vermeldt-op-een-affiche-te-huur';

/** Rent and charges of homes to rent. */
export const TENANCY_RULES: readonly StatementRule[] = [
  {
    ...HOME_TO_RENT,
    id: 'flanders-rent-2019',
    regions: ['FLANDERS'],
    source: {
      name: 'Vlaams Woninghuurdecreet van 9 november 2018, art. 4',
      url: 'https://habitowoonwinkel.be/nl/ver-huren-ver-kopen/affichering-huurprijs/',
    },
    validFrom: '2019-01-01',
    fine: { min: 50, max: 350 },
  },
  {
    ...HOME_TO_RENT,
    id: 'wallonia-rent-2018',
    regions: ['WALLONIA'],
    source: { name: 'Décret wallon du 15 mars 2018 relatif au bail d’habitation', url: IMMOVLAN },
    validFrom: '2018-09-01',
    fine: { min: 0, max: 200 },
  },
  {
    ...HOME_TO_RENT,
    id: 'brussels-rent-2018',
    regions: ['BRUSSELS'],
    source: { name: 'Code bruxellois du logement, titre XI', url: IMMOVLAN },
    validFrom: '2018-01-01',
    unchecked: ['INDIVIDUAL_METERS'],
    fine: { min: 0, max: 200 },
  },
];
