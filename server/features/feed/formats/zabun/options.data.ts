/**
 * Names of options of Zabun, in Dutch and English and in lower case. Public clients read the lists of options, but none
 * has their content, so these are the names in use among Flemish agents.
 */
import type { DESTINATIONS } from '../../../../../shared/estates/vocabulary.ts';

/** property/facilities: the flags of a home, by section. */
export const FACILITIES = {
  comfort: {
    zwembad: 'swimmingPool',
    'swimming pool': 'swimmingPool',
    alarm: 'alarm',
    alarminstallatie: 'alarm',
    alarmsysteem: 'alarm',
    airco: 'airConditioning',
    airconditioning: 'airConditioning',
    'air conditioning': 'airConditioning',
    lift: 'lift',
    elevator: 'lift',
    kelder: 'cellar',
    cellar: 'cellar',
    basement: 'cellar',
    zolder: 'attic',
    attic: 'attic',
    gemeubeld: 'furnished',
    bemeubeld: 'furnished',
    furnished: 'furnished',
  },
  energy: {
    warmtepomp: 'heatPump',
    'heat pump': 'heatPump',
  },
  technical: {
    elektriciteit: 'electricity',
    electricity: 'electricity',
    gas: 'gas',
    aardgas: 'gas',
    'natural gas': 'gas',
    water: 'water',
    riolering: 'sewer',
    sewer: 'sewer',
    glasvezel: 'fibre',
    intercom: 'intercom',
    parlofoon: 'intercom',
    videofoon: 'intercom',
    waterverzachter: 'waterSoftener',
    'water softener': 'waterSoftener',
    ventilatie: 'ventilation',
    ventilatiesysteem: 'ventilation',
    ventilation: 'ventilation',
  },
  extras: {
    tuin: 'garden',
    garden: 'garden',
    terras: 'terrace',
    terrace: 'terrace',
    garage: 'garage',
    fietsenberging: 'bicycleShed',
    fietsenstalling: 'bicycleShed',
  },
} as const;

/** property/town_plannings */
export const TOWN_PLANNINGS: Record<string, (typeof DESTINATIONS)[number]> = {
  woongebied: 'RESIDENTIAL',
  'residential area': 'RESIDENTIAL',
  woonpark: 'RESIDENTIAL',
  'woongebied met landelijk karakter': 'RESIDENTIAL_RURAL',
  woonuitbreidingsgebied: 'RESIDENTIAL_EXPANSION',
  'gemengd woongebied': 'MIXED',
  'agrarisch gebied': 'AGRICULTURAL',
  'agricultural area': 'AGRICULTURAL',
  bosgebied: 'FOREST',
  industriegebied: 'INDUSTRIAL',
  'industrial area': 'INDUSTRIAL',
  recreatiegebied: 'RECREATION',
  natuurgebied: 'NATURE',
  natuurreservaat: 'NATURE',
};

/** property/building_licenses: whether there is a permit. */
export const BUILDING_LICENSES: Record<string, boolean> = {
  ja: true,
  yes: true,
  vergund: true,
  'vergunning verkregen': true,
  'vergunning verleend': true,
  nee: false,
  neen: false,
  no: false,
  'niet vergund': false,
  'geen vergunning': false,
  'geen vergunning verkregen': false,
};

/** property/town_planning_violations: whether there is a summons or a restoration order. */
export const VIOLATIONS: Record<string, boolean> = {
  dagvaarding: true,
  'dagvaarding uitgebracht': true,
  'rechterlijke herstelmaatregel': true,
  'bestuurlijke maatregel': true,
  'last onder dwangsom': true,
  'minnelijke schikking': true,
  geen: false,
  none: false,
  nee: false,
  neen: false,
  no: false,
  'geen dagvaarding': false,
  'geen dagvaarding uitgebracht': false,
};
