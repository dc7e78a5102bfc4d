/**
 * How the rent of a main residence follows the health index. A home that is advertised gets a new lease, so the
 * corrections by energy label for leases of before October or November 2022 never apply to it; the sentences mention
 * them.
 */
import type { CostRule } from './cost-rule.ts';

interface Indexation extends CostRule {
  /** A written request counts back at most this number of months. */
  retroactiveMonths: number;
}

/** Not certain in Flanders and Wallonia: the corrections of 2022, and the three months of Wallonia, were not read. */
export const RENT_INDEXATION: readonly Indexation[] = [
  {
    id: 'flanders-indexation-2019',
    regions: ['FLANDERS'],
    text: 'indexFlanders',
    retroactiveMonths: 3,
    source: {
      name: 'Vlaams Woninghuurdecreet van 9 november 2018, art. 34',
      url: 'https://www.ejustice.just.fgov.be/eli/decret/2018/11/09/2018015087/justel',
    },
    validFrom: '2019-01-01',
    lastVerified: '2026-11-30',
    isCertain: false,
  },
  {
    id: 'wallonia-indexation-2018',
    regions: ['WALLONIA'],
    text: 'indexWallonia',
    retroactiveMonths: 3,
    source: {
      name: 'Décret wallon du 15 mars 2018 relatif au bail d’habitation, art. 26',
      url: 'https://www.ejustice.just.fgov.be/eli/decret/2018/03/15/2018201408/justel',
    },
    validFrom: '2018-09-01',
    isCertain: false,
  },
  {
    id: 'brussels-indexation-2022',
    regions: ['BRUSSELS'],
    text: 'indexBrussels',
    retroactiveMonths: 3,
    source: {
      name: 'Code bruxellois du Logement, art. 224 ; ordonnance du 13 octobre 2022',
      url: 'https://logement.brussels/louer/bail/indexation-des-loyers/',
    },
    validFrom: '2022-10-14',
    lastVerified: '2026-11-30',
    isCertain: true,
  },
];
