/** The highest deposit that a landlord can ask for a main residence. */
import type { CostRule } from './cost-rule.ts';

interface DepositLimit extends CostRule {
  /** Of rent without charges. */
  months: number;
}

const ARTICLE =
  'https://immovlan.be/fr/article/67786/combien-de-mois-de-garantie-locative-peut-exiger-le-bailleur';

export const RENTAL_DEPOSITS: readonly DepositLimit[] = [
  {
    id: 'flanders-deposit-2019',
    regions: ['FLANDERS'],
    text: 'deposit',
    months: 3,
    source: { name: 'Vlaams Woninghuurdecreet, art. 37', url: ARTICLE },
    validFrom: '2019-01-01',
    lastVerified: '2026-09-06',
    isCertain: false,
  },
  {
    id: 'wallonia-deposit-2018',
    regions: ['WALLONIA'],
    text: 'deposit',
    months: 2,
    source: { name: 'Décret wallon du 15 mars 2018 relatif au bail d’habitation, art. 62', url: ARTICLE },
    validFrom: '2018-09-01',
    lastVerified: '2026-09-06',
    isCertain: false,
  },
  {
    id: 'brussels-deposit-2024',
    regions: ['BRUSSELS'],
    text: 'deposit',
    months: 2,
    source: { name: 'Code bruxellois du Logement', url: ARTICLE },
    validFrom: '2024-11-01',
    lastVerified: '2026-09-06',
    isCertain: false,
  },
];
