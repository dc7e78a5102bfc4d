import type { StatementRule } from './statement-rule.ts';

const EVERY_OFFER = { transactions: ['SALE', 'RENT'] } as const;
/** Of other buildings, an existing certificate is stated completely; whether one is required depends on their use. */
const CERTIFIED = { types: ['COMMERCIAL', 'INVESTMENT'], condition: 'HAS_CERTIFICATE' } as const;
const VERIFIED = { lastVerified: '2026-11-26', isCertain: false, onceBuilt: true } as const;

const FLANDERS = {
  ...EVERY_OFFER,
  ...VERIFIED,
  regions: ['FLANDERS'],
  source: {
    name: 'Energiedecreet van 8 mei 2009, art. 11.2.1, § 3; Energiebesluit van 19 november 2010, art. 9.1.13/1',
    url: 'https://www.lexgo.be/nl/nieuws-en-publicaties/1061-advertentieplicht-en-het-epc',
  },
  // Article 13.4.5 of the decree. The decree of 27 November 2015 lowered the minimum from 500 euros.
  fine: { min: 250, max: 5000 },
} as const;

const WALLONIA = {
  ...EVERY_OFFER,
  ...VERIFIED,
  regions: ['WALLONIA'],
  source: {
    name: 'Décret du 28 novembre 2013 et arrêté du 15 mai 2014 (PEB)',
    url: 'https://www.federia.immo/fr/thematiques/2021-09-28-publicite-et-statement-de-la-performance-energetique-rappels-de-quelques-obligations-et-points-d-attention',
  },
  validFrom: '2015-01-01',
  statements: ['ENERGY_LABEL', 'ENERGY_VALUE', 'ENERGY_CERTIFICATE'],
  // 500 for the advert, 1,000 when there is no certificate.
  fine: { min: 500, max: 1000 },
} as const;

const WALLOON_TOTAL = {
  ...WALLONIA,
  statements: ['TOTAL_PRIMARY_ENERGY'],
  source: {
    name: 'Arrêté du Gouvernement wallon du 15 mai 2014, art. 48; arrêté ministériel du 23 décembre 2014, annexe',
    url: 'https://vlex.be/vid/23-decembre-2014-arrete-553757498',
  },
  lastVerified: '2026-11-30',
  isKeptBack: false,
} as const;

const BRUSSELS = {
  ...EVERY_OFFER,
  ...VERIFIED,
  regions: ['BRUSSELS'],
  source: {
    name: 'Arrêté du 17 février 2011, art. 6; COBRACE',
    url: 'https://pebbruxelles.com/affichage-sanctions-peb-p283467.html',
  },
  // Sales: since 1 May 2011.
  validFrom: '2011-11-01',
  statements: ['ENERGY_LABEL', 'CO2'],
  fine: { min: 625, max: 625 },
} as const;

const RENOVATION = {
  ...VERIFIED,
  regions: ['FLANDERS'],
  transactions: ['SALE'],
  types: ['LIVING'],
  condition: 'MUST_RENOVATE_HOME',
  statements: ['RENOVATION_DUTY'],
  source: {
    name: 'Energiedecreet, art. 11/2/1',
    url: 'https://www.onroerenderfgoed.be/de-regelgevingen-over-energie',
  },
} as const;

/** The energy certificate, and the duty to renovate. */
export const ENERGY_RULES: readonly StatementRule[] = [
  {
    ...FLANDERS,
    id: 'flanders-epc-2012',
    types: ['LIVING'],
    statements: ['ENERGY_VALUE', 'ENERGY_CERTIFICATE'],
    validFrom: '2012-01-01',
    validUntil: '2018-12-31',
  },
  {
    ...FLANDERS,
    id: 'flanders-epc-2019',
    types: ['LIVING'],
    statements: ['ENERGY_LABEL', 'ENERGY_VALUE', 'ENERGY_CERTIFICATE'],
    validFrom: '2019-01-01',
  },
  {
    ...FLANDERS,
    ...CERTIFIED,
    id: 'flanders-epc-of-other-buildings',
    statements: ['ENERGY_LABEL', 'ENERGY_CERTIFICATE'],
    validFrom: '2020-01-01',
  },
  { ...WALLONIA, id: 'wallonia-peb-2015', types: ['LIVING'] },
  { ...WALLONIA, ...CERTIFIED, id: 'wallonia-peb-of-other-buildings' },
  { ...WALLOON_TOTAL, id: 'wallonia-peb-total-2015', types: ['LIVING'] },
  { ...WALLOON_TOTAL, ...CERTIFIED, id: 'wallonia-peb-total-of-other-buildings' },
  { ...BRUSSELS, id: 'brussels-peb-2011', types: ['LIVING'] },
  { ...BRUSSELS, ...CERTIFIED, id: 'brussels-peb-of-other-buildings' },
  {
    ...RENOVATION,
    id: 'flanders-renovation-2023',
    years: 5,
    validFrom: '2023-01-01',
    validUntil: '2025-12-31',
  },
  { ...RENOVATION, id: 'flanders-renovation-2026', years: 6, validFrom: '2026-01-01' },
  {
    ...RENOVATION,
    id: 'flanders-renovation-of-other-buildings-2022',
    types: ['COMMERCIAL'],
    // Not certain: a building that meets the requirements, or is exempt, is not known without `epc.renovationDuty`.
    condition: 'MUST_RENOVATE_BUILDING',
    statements: ['BUILDING_RENOVATION_DUTY'],
    years: 5,
    source: {
      name: 'Energiebesluit van 19 november 2010, art. 9.3.1 en 9.3.4',
      url: 'https://energiesparen.be/bouwen-en-verbouwen/niet-residenti%C3%ABle-gebouwen/renovatieverplichting-voor-niet-residenti%C3%ABle-gebouwen/wat-houdt-de-renovatieverplichting-in',
    },
    validFrom: '2022-01-01',
    lastVerified: '2026-11-30',
  },
];
