/**
 * Names of options of Zabun, in Dutch and English and in lower case. Public clients read the lists of options, but none
 * has their content, so these are the names in use among Flemish agents.
 */
import type { Destination, PermitState, SummonsState } from '../../../../../shared/estates/vocabulary.ts';

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
    laadpaal: 'chargingPoint',
    laadpunt: 'chargingPoint',
    'charging station': 'chargingPoint',
    'charging point': 'chargingPoint',
    thuisbatterij: 'battery',
    'home battery': 'battery',
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
export const TOWN_PLANNINGS: Record<string, Destination> = {
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
export const BUILDING_LICENSES: Record<string, PermitState> = {
  ja: 'GRANTED',
  yes: 'GRANTED',
  vergund: 'GRANTED',
  'vergunning verkregen': 'GRANTED',
  'vergunning verleend': 'GRANTED',
  nee: 'NOT_GRANTED',
  neen: 'NOT_GRANTED',
  no: 'NOT_GRANTED',
  'niet vergund': 'NOT_GRANTED',
  'geen vergunning': 'NOT_GRANTED',
  'geen vergunning verkregen': 'NOT_GRANTED',
  'in aanvraag': 'APPLIED_FOR',
  'pending application': 'APPLIED_FOR',
};

/** Options that say that the municipality was asked and has not answered. */
export const REQUESTED: Record<string, true> = { 'in aanvraag': true, 'pending application': true };

/** property/town_planning_violations */
export const VIOLATIONS: Record<string, SummonsState> = {
  dagvaarding: 'SUMMONS',
  'dagvaarding uitgebracht': 'SUMMONS',
  'summons issued': 'SUMMONS',
  'rechterlijke herstelmaatregel': 'COURT_ORDER',
  'rechterlijke herstelmaatregel opgelegd': 'COURT_ORDER',
  'bestuurlijke maatregel': 'ADMINISTRATIVE_ORDER',
  'bestuursdwang opgelegd': 'ADMINISTRATIVE_ORDER',
  'last onder dwangsom': 'PENALTY_ORDER',
  'last onder dwangsom opgelegd': 'PENALTY_ORDER',
  'minnelijke schikking': 'SETTLEMENT',
  'minnelijke schikking aangegaan': 'SETTLEMENT',
  geen: 'NONE',
  none: 'NONE',
  nee: 'NONE',
  neen: 'NONE',
  no: 'NONE',
  'geen dagvaarding': 'NONE',
  'geen dagvaarding uitgebracht': 'NONE',
  'geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd': 'NONE',
};
