import type { StatementRule } from './statement-rule.ts';

const EVERYTHING = ['LIVING', 'LAND', 'COMMERCIAL', 'GARAGE', 'INVESTMENT'] as const;
const BUILT = ['LIVING', 'COMMERCIAL', 'GARAGE', 'INVESTMENT'] as const;
const VERIFIED = { lastVerified: '2026-11-26', isCertain: false } as const;

/** Leases of more than nine years follow the rules of sales, but the catalogue does not know the term of a lease. */
const FLEMISH_SALE = {
  ...VERIFIED,
  regions: ['FLANDERS'],
  transactions: ['SALE'],
} as const;

const WATER_LAW = {
  name: 'Waterwetboek, art. 1.3.3.3.2',
  url: 'https://www.biv.be/nieuws/artikels/geactualiseerde-infoplicht-overstromingsgevoeligheid-van-kracht-vanaf-1-januari-2023',
} as const;

const HERITAGE_LAW = {
  name: 'Onroerenderfgoeddecreet van 12 juli 2013, art. 6.4.8',
  url: 'https://www.ejustice.just.fgov.be/eli/decret/2013/07/12/2013035861/justel',
} as const;

/** Also sales and long leases only in law. */
const MARKED_BY_WATER = {
  ...FLEMISH_SALE,
  transactions: ['SALE', 'RENT'],
  types: EVERYTHING,
  source: {
    name: 'Waterwetboek, art. 1.3.3.3.2',
    url: 'https://www.integraalwaterbeleid.be/nl/beleidsinstrumenten/informatieplicht',
  },
  validFrom: '2013-10-11',
  lastVerified: '2026-11-30',
} as const;

/** An advert mentions heritage only where something is protected. */
const PROTECTED = {
  ...VERIFIED,
  transactions: ['SALE', 'RENT'],
  types: EVERYTHING,
  condition: 'PROTECTED',
  statements: ['PROTECTED_HERITAGE'],
} as const;

/**
 * Town planning, floods and heritage. An asbestos certificate is no statement of an advert: the seller has it when the
 * agreement is signed (Materialendecreet, art. 33/13).
 */
export const PLANNING_RULES: readonly StatementRule[] = [
  {
    ...FLEMISH_SALE,
    id: 'flanders-planning',
    types: EVERYTHING,
    statements: ['PERMIT', 'DESTINATION', 'SUMMONS', 'PREEMPTION', 'SUBDIVISION_PERMIT'],
    // The second paragraph allows an advert from the day on which the extract was requested.
    canBeRequested: true,
    source: {
      name: 'Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6',
      url: 'https://www.biv.be/nieuws/artikels/publiciteit-en-vergunningenstatus-van-een-goed-wees-transparant-ten-aanzien-van-potentiele-kopers',
    },
    validFrom: '2009-09-01',
    lastVerified: '2026-11-30',
    fine: null,
  },
  {
    ...VERIFIED,
    // Not certain: the code names deeds and agreements. By the code before it (CWATUPE, art. 152), adverts had to state
    // zone and permits in force, and agents go on doing so.
    id: 'wallonia-planning-2017',
    regions: ['WALLONIA'],
    transactions: ['SALE'],
    types: EVERYTHING,
    statements: ['PERMIT', 'DESTINATION', 'SUBDIVISION_PERMIT'],
    source: {
      name: 'Code du développement territorial (CoDT), art. D.IV.99 et D.IV.100',
      url: 'https://uvcw.be/amenagement-territoire/vos-questions/art-9294',
    },
    validFrom: '2017-06-01',
  },
  {
    // Not certain: it also names leases of more than nine years.
    id: 'brussels-planning-2014',
    regions: ['BRUSSELS'],
    transactions: ['SALE'],
    types: EVERYTHING,
    statements: ['DESTINATION', 'PLANNING_INFORMATION'],
    source: {
      name: 'Code bruxellois de l’aménagement du territoire (CoBAT), art. 275, 280 et 281',
      url: 'https://novacitoyen.irisnet.be/actualites-accueil/renseignements-urbanistiques-et-publicite-immobiliere',
    },
    validFrom: '2014-11-01',
    lastVerified: '2026-11-30',
    isCertain: false,
    fine: null,
    isKeptBack: false,
  },
  {
    ...FLEMISH_SALE,
    id: 'flanders-flood-parcel-2023',
    types: EVERYTHING,
    statements: ['FLOOD_PARCEL'],
    source: WATER_LAW,
    validFrom: '2023-01-01',
  },
  {
    ...FLEMISH_SALE,
    id: 'flanders-flood-building-2023',
    types: BUILT,
    statements: ['FLOOD_BUILDING'],
    onceBuilt: true,
    source: WATER_LAW,
    validFrom: '2023-01-01',
  },
  {
    ...FLEMISH_SALE,
    id: 'flanders-flood-symbol-2023',
    // The law names sales and long leases; tenants are warned too.
    transactions: ['SALE', 'RENT'],
    types: EVERYTHING,
    condition: 'FLOOD_SCORE_D',
    statements: ['FLOOD_PRONE'],
    source: WATER_LAW,
    validFrom: '2023-01-01',
  },
  {
    ...MARKED_BY_WATER,
    id: 'flanders-flood-area-2013',
    condition: 'FLOOD_AREA',
    statements: ['FLOOD_AREA'],
  },
  {
    ...MARKED_BY_WATER,
    id: 'flanders-bank-zone-2013',
    condition: 'BANK_ZONE',
    statements: ['BANK_ZONE'],
  },
  {
    ...PROTECTED,
    // Not certain: the law names sales and leases of more than nine years; all tenants are warned.
    id: 'flanders-protected-heritage',
    regions: ['FLANDERS'],
    source: HERITAGE_LAW,
    validFrom: '2015-01-01',
    lastVerified: '2026-11-30',
  },
  {
    ...PROTECTED,
    id: 'wallonia-protected-heritage',
    regions: ['WALLONIA'],
    source: { name: 'Code wallon du Patrimoine', url: 'https://agencewallonnedupatrimoine.be' },
    validFrom: '2024-06-01',
  },
  {
    ...PROTECTED,
    id: 'brussels-protected-heritage',
    regions: ['BRUSSELS'],
    source: {
      name: 'Code bruxellois de l’aménagement du territoire, titre V',
      url: 'https://patrimoine.brussels',
    },
    validFrom: '2004-06-05',
  },
];
