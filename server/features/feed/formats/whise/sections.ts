/** Sections of the line of a Whise estate. */
import type { EpcLabel, EstateSubType } from '../../../../../shared/estates/vocabulary.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { compact, floorArea } from '../estate-parts.ts';
import type { JsonValues } from '../json/json-values.ts';
import { toDay } from '../parse-values.ts';
import { type Details, findLastDay, KITCHENS } from './details.ts';

/** energyClass */
export const EPC_LABELS: Record<string, EpcLabel> = {
  'A++': 'A++',
  App: 'A++',
  'A+': 'A+',
  Ap: 'A+',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
};

export function translateDimensions(
  values: JsonValues,
  details: Details,
  subType: EstateSubType,
): EstateLineInput['dimensions'] {
  return compact({
    ...floorArea(subType, values.quantity('area')),
    plotArea: values.quantity('groundArea'),
    gardenArea: values.quantity('gardenArea'),
    terraceArea: details.number(874),
    facadeWidth: details.number(713),
    plotDepth: details.number(718),
    floors: details.count(15),
  });
}

/** In Whise, `rooms` are bedrooms. */
export function translateComfort(values: JsonValues, details: Details): EstateLineInput['comfort'] {
  return compact({
    bedrooms: values.count('rooms'),
    bathrooms: values.count('bathRooms'),
    toilets: details.count(55),
    garages: details.count(19),
    parkingSpaces: sum(details.count(998), details.count(999)),
    parking: values.flag('parking'),
    furnished: values.flag('furnished'),
    kitchen: details.entry(1595, KITCHENS),
    lift: details.flag(372),
    airConditioning: details.flag(43),
    alarm: details.flag(1752),
    wheelchairAccess: details.flag(22),
  });
}

export function translateEpc(values: JsonValues, details: Details): EstateLineInput['epc'] {
  return compact({
    value: values.quantity('energyValue') ?? details.number(2089),
    label: values.entry('energyClass', EPC_LABELS),
    certificate: details.text(2391)?.slice(0, 60),
    validUntil: findLastDay(details),
    co2: details.number(2090),
  });
}

export function translateFinancial(values: JsonValues, details: Details): EstateLineInput['financial'] {
  return compact({
    cadastralIncome: details.number(1733),
    saleRegime: details.flag(574) ? ('VAT' as const) : undefined,
    charges: details.number(301),
    availableFrom: values.parse('availabilityDateTime', toDay),
  });
}

/** Numbers of façades; 0 is unknown. */
const FACADES: Record<string, number> = { 1: 1, 2: 2, 3: 3, 4: 4 };

export function translateConstruction(values: JsonValues, details: Details): EstateLineInput['construction'] {
  return compact({
    year: values.count('constructionYear') || details.year(14),
    renovationYear: values.count('renovationYear') || details.year(585),
    facades: values.entry('fronts', FACADES),
  });
}

export function translateExtras(values: JsonValues): EstateLineInput['extras'] {
  return compact({
    garage: values.flag('garage'),
    garden: values.flag('garden'),
    terrace: values.flag('terrace'),
    revenueProperty: values.flag('investmentEstate'),
  });
}

/** Parking spaces inside and outside. */
function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined && other === undefined ? undefined : (one ?? 0) + (other ?? 0);
}
