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

/** Not certain: read in commentaries. */
export const RENT_INDEXATION: readonly Indexation[] = [
  {
    id: 'flanders-indexation-2019',
    regions: ['FLANDERS'],
    text: 'indexFlanders',
    retroactiveMonths: 3,
    source: {
      name: 'Vlaams Woninghuurdecreet van 9 november 2018, art. 34',
      url: 'https://www.lexgo.be/nl/nieuws-en-publicaties/13065-indexatie-van-woninghuur-in-vlaanderen-en-brussel',
    },
    validFrom: '2019-01-01',
    lastVerified: '2026-11-26',
    isCertain: false,
  },
  {
    id: 'wallonia-indexation-2018',
    regions: ['WALLONIA'],
    text: 'indexWallonia',
    retroactiveMonths: 3,
    source: {
      name: 'Décret wallon du 15 mars 2018 relatif au bail d’habitation, art. 26',
      url: 'https://www.etaamb.be/nl/decreet-van-15-maart-2018_n2018201408.html',
    },
    validFrom: '2018-09-01',
    lastVerified: '2026-11-26',
    isCertain: false,
  },
  {
    id: 'brussels-indexation-2022',
    regions: ['BRUSSELS'],
    text: 'indexBrussels',
    retroactiveMonths: 3,
    source: {
      name: 'Code bruxellois du Logement, art. 224 ; ordonnance du 13 octobre 2022',
      url: 'https://www.lexgo.be/nl/nieuws-en-publicaties/13065-indexatie-van-woninghuur-in-vlaanderen-en-brussel',
    },
    validFrom: '2022-10-14',
    lastVerified: '2026-11-26',
    isCertain: false,
  },
];
