/** Registration duty on a sale in Brussels, and the parts of the price that are exempt from it: abattement. */
import type { CostRule, PercentRule } from './cost-rule.ts';

interface Exemption extends CostRule {
  /** The first part of the price, which is free of duty. */
  exemptEuros: number;
  /** The highest price with the exemption. */
  limitEuros: number;
  /** The years within which the buyer registers there, and the years for which the buyer stays. */
  registerYears: number;
  stayYears: number;
}

interface EnergyExemption extends CostRule {
  /** A further part of the price that is free of duty, for each energy class gained. */
  exemptEuros: number;
  /** The exemption starts with this number of classes. */
  minClasses: number;
}

const TAX_ADMINISTRATION = 'https://fiscalite.brussels/fr/abattement';

const ABATEMENT = {
  name: 'Code des droits d’enregistrement (Région de Bruxelles-Capitale), art. 46bis',
  url: TAX_ADMINISTRATION,
};

export const BRUSSELS_DUTY: readonly PercentRule[] = [
  {
    id: 'brussels-duty',
    regions: ['BRUSSELS'],
    text: 'duty',
    percent: 12.5,
    source: {
      name: 'Code des droits d’enregistrement (Région de Bruxelles-Capitale), art. 44',
      url: TAX_ADMINISTRATION,
    },
    validFrom: '2017-01-01',
    lastVerified: '2026-11-30',
    isCertain: true,
  },
];

/** For an only own home. Art. 46bis, paragraph 4: also for the part of a home on plan on which duty is due. */
export const BRUSSELS_EXEMPTION: readonly Exemption[] = [
  {
    id: 'brussels-exemption-2017',
    regions: ['BRUSSELS'],
    text: 'exemptHomeBrussels',
    exemptEuros: 175_000,
    limitEuros: 500_000,
    registerYears: 2,
    stayYears: 5,
    source: ABATEMENT,
    validFrom: '2017-01-01',
    validUntil: '2023-03-31',
    isCertain: true,
  },
  {
    id: 'brussels-exemption-2023',
    regions: ['BRUSSELS'],
    text: 'exemptHomeBrussels',
    exemptEuros: 200_000,
    limitEuros: 600_000,
    registerYears: 3,
    stayYears: 5,
    source: ABATEMENT,
    validFrom: '2023-04-01',
    isCertain: true,
  },
];

/** For building land on which the buyer builds an only own home. */
export const BRUSSELS_LAND_EXEMPTION: readonly Exemption[] = [
  {
    id: 'brussels-land-exemption-2023',
    regions: ['BRUSSELS'],
    text: 'exemptLandBrussels',
    exemptEuros: 100_000,
    limitEuros: 300_000,
    registerYears: 3,
    stayYears: 5,
    source: ABATEMENT,
    validFrom: '2023-04-01',
    isCertain: true,
  },
];

/** Only with the exemption for an only own home. Not certain: the proof that the region asks for is simplified. */
export const BRUSSELS_ENERGY_EXEMPTION: readonly EnergyExemption[] = [
  {
    id: 'brussels-energy-exemption-2023',
    regions: ['BRUSSELS'],
    text: 'exemptEnergyBrussels',
    exemptEuros: 25_000,
    minClasses: 2,
    source: {
      name: ABATEMENT.name,
      url: 'https://be.brussels/fr/logement/achat-vente-propriete/achat-vente/aides-lachat/reduction-des-droits-denregistrement',
    },
    validFrom: '2023-04-01',
    lastVerified: '2026-11-30',
    isCertain: false,
  },
];
