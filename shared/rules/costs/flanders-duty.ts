/** Registration duty on a sale in Flanders: verkooprecht. */
import type { CostRule, PercentRule } from './cost-rule.ts';

interface ModestHome extends CostRule {
  /** Subtracted from the duty at the rate for an only own home; the duty is never below zero. */
  reductionEuros: number;
  /** The highest price with the reduction. */
  limitEuros: number;
  /** The highest price with the reduction in a core city and in the Flemish periphery of Brussels. */
  coreCityLimitEuros: number;
}

/** The article on the modest home was read as it stood in 2021, when the reduction was another. */
const MODEST_HOME = {
  name: 'Vlaamse Codex Fiscaliteit, art. 2.9.5.0.5',
  url: 'https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/registratiebelasting/verkooprecht/tarieven-in-het-verkooprecht',
};

const CODE = {
  name: 'Vlaamse Codex Fiscaliteit, art. 2.9.4.1.1 en 2.9.4.2.11',
  url: 'https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/registratiebelasting/verkooprecht/tarieven-in-het-verkooprecht',
};

export const FLANDERS_DUTY: readonly PercentRule[] = [
  {
    id: 'flanders-duty-2022',
    regions: ['FLANDERS'],
    text: 'duty',
    percent: 12,
    source: CODE,
    validFrom: '2022-01-01',
    lastVerified: '2026-06-21',
    isCertain: true,
  },
];

/** For unbuilt land that is used or meant for farming, and for nature land with an approved nature management plan. */
export const FLANDERS_FARMLAND: readonly PercentRule[] = [
  {
    id: 'flanders-farmland-2022',
    regions: ['FLANDERS'],
    text: 'farmlandFlanders',
    percent: 10,
    source: {
      name: 'Vlaamse Codex Fiscaliteit, art. 2.9.4.2.15',
      url: 'https://www.ejustice.just.fgov.be/eli/decret/2013/12/13/2013036154/justel',
    },
    validFrom: '2022-01-01',
    isCertain: true,
  },
];

/** Never for land alone. */
export const FLANDERS_ONLY_HOME: readonly PercentRule[] = [
  {
    id: 'flanders-only-home-2022',
    regions: ['FLANDERS'],
    text: 'onlyHomeFlanders',
    percent: 3,
    source: CODE,
    validFrom: '2022-01-01',
    validUntil: '2024-12-31',
    lastVerified: '2026-06-21',
    isCertain: true,
  },
  {
    id: 'flanders-only-home-2025',
    regions: ['FLANDERS'],
    text: 'onlyHomeFlanders',
    percent: 2,
    source: CODE,
    validFrom: '2025-01-01',
    lastVerified: '2026-06-21',
    isCertain: true,
  },
];

/** Not certain: sources disagree whether the higher limit for places still exists. */
export const FLANDERS_MODEST_HOME: readonly ModestHome[] = [
  {
    id: 'flanders-modest-home-2025',
    regions: ['FLANDERS'],
    text: 'modestHomeFlanders',
    reductionEuros: 1867,
    limitEuros: 220_000,
    coreCityLimitEuros: 240_000,
    source: MODEST_HOME,
    validFrom: '2025-01-01',
    lastVerified: '2026-06-21',
    isCertain: false,
  },
];
