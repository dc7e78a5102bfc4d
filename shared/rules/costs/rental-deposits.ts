/** The highest deposit that a landlord can ask for a main residence. */
import type { CostRule } from './cost-rule.ts';

interface DepositLimit extends CostRule {
  /** Of rent without charges. */
  months: number;
}

/** Not certain in Wallonia: a bank that guarantees the deposit may guarantee three months. */
export const RENTAL_DEPOSITS: readonly DepositLimit[] = [
  {
    id: 'flanders-deposit-2019',
    regions: ['FLANDERS'],
    text: 'deposit',
    months: 3,
    source: {
      name: 'Vlaams Woninghuurdecreet, art. 37',
      url: 'https://www.ejustice.just.fgov.be/eli/decret/2018/11/09/2018015087/justel',
    },
    validFrom: '2019-01-01',
    lastVerified: '2026-11-30',
    isCertain: true,
  },
  {
    id: 'wallonia-deposit-2018',
    regions: ['WALLONIA'],
    text: 'deposit',
    months: 2,
    source: {
      name: 'Décret wallon du 15 mars 2018 relatif au bail d’habitation, art. 62',
      url: 'https://www.ejustice.just.fgov.be/eli/decret/2018/03/15/2018201408/justel',
    },
    validFrom: '2018-09-01',
    lastVerified: '2026-11-30',
    isCertain: false,
  },
  {
    id: 'brussels-deposit-2024',
    regions: ['BRUSSELS'],
    text: 'deposit',
    months: 2,
    source: {
      name: 'Code bruxellois du Logement, art. 248 (ordonnance du 4 avril 2024)',
      url: 'https://be.brussels/fr/logement/modification-de-la-legislation-sur-les-baux-en-novembre-2024',
    },
    validFrom: '2024-11-01',
    lastVerified: '2026-11-30',
    isCertain: true,
  },
];
