/** Registration duty on a sale in Flanders: verkooprecht. */
import type { CostRule, PercentRule } from './cost-rule.ts';

interface OnlyHome extends PercentRule {
  /** The years within which the buyer registers there. Since 2026 for one uninterrupted year at least. */
  registerYears: number;
}

interface ModestHome extends CostRule {
  /** Subtracted from the duty at the rate for an only own home; the duty is never below zero. */
  reductionEuros: number;
  /** The highest price with the reduction. */
  limitEuros: number;
  /** The highest price with the reduction in a core city and in the Flemish periphery of Brussels. */
  coreCityLimitEuros: number;
}

const CODE = 'https://www.ejustice.just.fgov.be/eli/decret/2013/12/13/2013036154/justel';

const TAX_ADMINISTRATION =
  'https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/registratiebelasting/verkooprecht';

const ONLY_HOME = {
  name: 'Vlaamse Codex Fiscaliteit, art. 2.9.4.2.11',
  url: `${TAX_ADMINISTRATION}/tarieven-in-het-verkooprecht/verlaagd-tarief-in-het-verkooprecht-voor-de-aankoop-van-de-enige-eigen-woning`,
};

const MODEST_HOME = {
  name: 'Vlaamse Codex Fiscaliteit, art. 2.9.5.0.5',
  url: `${TAX_ADMINISTRATION}/verminderingen-van-het-verkooprecht/bijkomende-vermindering-van-het-verkooprecht-voor-een-enige-eigen-bescheiden-woning`,
};

export const FLANDERS_DUTY: readonly PercentRule[] = [
  {
    id: 'flanders-duty-2022',
    regions: ['FLANDERS'],
    text: 'duty',
    percent: 12,
    source: { name: 'Vlaamse Codex Fiscaliteit, art. 2.9.4.1.1', url: CODE },
    validFrom: '2022-01-01',
    lastVerified: '2026-11-30',
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
    source: { name: 'Vlaamse Codex Fiscaliteit, art. 2.9.4.2.15', url: CODE },
    validFrom: '2022-01-01',
    isCertain: true,
  },
];

/** Never for land alone. */
export const FLANDERS_ONLY_HOME: readonly OnlyHome[] = [
  {
    id: 'flanders-only-home-2022',
    regions: ['FLANDERS'],
    text: 'onlyHomeFlanders',
    percent: 3,
    registerYears: 3,
    source: ONLY_HOME,
    validFrom: '2022-01-01',
    validUntil: '2024-12-31',
    isCertain: true,
  },
  {
    id: 'flanders-only-home-2025',
    regions: ['FLANDERS'],
    text: 'onlyHomeFlanders',
    percent: 2,
    registerYears: 3,
    source: ONLY_HOME,
    validFrom: '2025-01-01',
    validUntil: '2025-12-31',
    isCertain: true,
  },
  {
    id: 'flanders-only-home-2026',
    regions: ['FLANDERS'],
    text: 'onlyHomeFlandersStay',
    percent: 2,
    registerYears: 3,
    source: ONLY_HOME,
    validFrom: '2026-01-01',
    isCertain: true,
  },
];

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
    isCertain: true,
  },
];
