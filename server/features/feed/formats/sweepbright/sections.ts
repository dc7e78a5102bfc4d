/** Dimensions, comfort, energy and construction of a SweepBright estate. */
import type {
  EpcLabel,
  EstateSubType,
  ORIENTATIONS,
  REPORTS,
  STATES,
} from '../../../../../shared/estates/vocabulary.ts';
import type { EstateLineInput } from '../../estate-line.ts';
import { compact, floorArea } from '../estate-parts.ts';
import type { JsonValues } from '../json/json-values.ts';
import { type AreaUnit, toSquareMetres } from '../parse-values.ts';
import type { Features } from './features.ts';

/** The unit of each size. */
export const AREA_UNITS: Record<string, AreaUnit> = {
  sq_m: 'sqm',
  sq_ft: 'sqft',
  are: 'are',
  acre: 'acre',
  hectare: 'hectare',
};
/** general_condition */
export const CONDITIONS: Record<string, (typeof STATES)[number]> = {
  new: 'NEW',
  mint: 'AS_NEW',
  good: 'GOOD',
  fair: 'TO_REFRESH',
  poor: 'TO_RENOVATE',
};
/** legal.energy.report_electricity_gas and report_fuel_tank */
export const REPORT_RESULTS: Record<string, (typeof REPORTS)[number]> = {
  conform: 'COMPLIANT',
  not_conform: 'NOT_COMPLIANT',
  no_report: 'NOT_PROVIDED',
  not_applicable: 'NOT_APPLICABLE',
};
export const EPC_LABELS: Record<string, EpcLabel> = {
  'A++': 'A++',
  'A+': 'A+',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
};
export const GARDEN_ORIENTATIONS: Record<string, (typeof ORIENTATIONS)[number]> = {
  N: 'N',
  NE: 'NE',
  E: 'E',
  SE: 'SE',
  S: 'S',
  SW: 'SW',
  W: 'W',
  NW: 'NW',
};

export function translateDimensions(
  values: JsonValues,
  subType: EstateSubType,
): EstateLineInput['dimensions'] {
  return compact({
    ...floorArea(subType, findArea(values, 'liveable_area')),
    plotArea: findArea(values, 'plot_area'),
    gardenOrientation:
      values.entry('garden_orientation', GARDEN_ORIENTATIONS) ??
      values.object('orientation').entry('garden_orientation', GARDEN_ORIENTATIONS),
    floors: values.count('floors') || undefined,
  });
}

/** Square metres. */
export function findArea(values: JsonValues, name: string): number | undefined {
  const area = values.object('sizes').object(name);
  const size = area.quantity('size');
  const unit = size === undefined ? undefined : area.entry('unit', AREA_UNITS);
  return size === undefined || !unit ? undefined : toSquareMetres(size, unit);
}

const FLOOR = /^-?\d{1,2}$/;

/** The number of the floor; other texts, such as "ground floor", are not read. */
export function findFloor(values: JsonValues): number | undefined {
  return values.object('location').parse('floor', (text) => (FLOOR.test(text) ? Number(text) : undefined));
}

export function translateComfort(values: JsonValues, features: Features): EstateLineInput['comfort'] {
  return compact({
    bedrooms: values.count('bedrooms'),
    bathrooms: values.count('bathrooms'),
    toilets: values.count('toilets'),
    floor: findFloor(values),
    lift: features.hasAmenity('lift'),
    parking: features.hasAmenity('parking'),
    swimmingPool: features.hasAmenity('pool'),
    cellar: features.hasAmenity('basement'),
    attic: features.hasAmenity('attic'),
    alarm: features.has('security', 'alarm'),
    airConditioning: features.has('heating_cooling', 'air_conditioning'),
    furnished: features.has('comfort', 'furnished'),
  });
}

export function translateEnergy(values: JsonValues, features: Features): EstateLineInput['energy'] {
  const energy = values.object('legal').object('energy');
  return compact({
    glazing: features.has('ecology', 'double_glazing') && ('DOUBLE' as const),
    insulation: features.has('ecology', 'insulated_roof') && ['ROOF' as const],
    heatPump: features.has('energy', 'heat_pump'),
    electricityReport: energy.entry('report_electricity_gas', REPORT_RESULTS),
    oilTankReport: energy.entry('report_fuel_tank', REPORT_RESULTS),
    eLevel: energy.parse('e_level', toEnergyLevel),
  });
}

/** "E90" is 90. */
function toEnergyLevel(text: string): number | undefined {
  const [, level] = /^E?(-?\d{1,3})$/i.exec(text) ?? [];
  return level === undefined ? undefined : Number(level);
}

/** Newer versions have the certificate in `legal.energy`, older ones in the estate itself. */
export function translateEpc(values: JsonValues): EstateLineInput['epc'] {
  const energy = values.object('legal').object('energy');
  return compact({
    value: energy.number('epc_value') ?? values.number('epc_value'),
    label: energy.entry('epc_category', EPC_LABELS) ?? values.entry('epc_category', EPC_LABELS),
    certificate: (energy.text('epc_reference') ?? values.text('epc_reference'))?.slice(0, 60),
    co2: energy.number('co2_emissions') ?? values.number('co2_emissions'),
    totalPrimaryEnergy: energy.number('total_epc_value'),
  });
}

export function translateConstruction(values: JsonValues): EstateLineInput['construction'] {
  const building = values.object('building');
  return compact({
    year: building.object('construction').count('year') || undefined,
    renovationYear: building.object('renovation').count('year') || undefined,
    state: values.entry('general_condition', CONDITIONS),
  });
}
