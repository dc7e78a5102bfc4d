/** An estate: one home, plot or building that is for sale or for rent. */
import * as v from 'valibot';
import {
  AVAILABILITIES,
  BUILDING_KINDS,
  ESTATE_SUB_TYPES,
  ESTATE_TYPES,
  GLAZINGS,
  HEATING_FUELS,
  HEATING_KINDS,
  INSULATIONS,
  KITCHENS,
  MATERIALS,
  ORIENTATIONS,
  REPORTS,
  ROOFS,
  ROOM_KINDS,
  SALE_REGIMES,
  STATES,
} from '../../../shared/estates/vocabulary.ts';
import { estateTerms } from './estate-terms.ts';
import { count, date, euros, flag, level, measure, oneOf, optional, text, whole } from './fields.ts';
import { epc, planning } from './legal-sections.ts';
import { furtherSections } from './further-sections.ts';
import { listingFields } from './listing-fields.ts';
import { viewingRules } from './viewing-rules.ts';

const dimensions = v.object({
  livingArea: measure(100_000),
  /** The floor area of shops, offices, warehouses and garages; of homes, a further area such as cellars. */
  usableArea: measure(1_000_000),
  plotArea: measure(10_000_000),
  facadeWidth: measure(1_000),
  plotDepth: measure(10_000),
  gardenOrientation: oneOf(ORIENTATIONS),
  terraceArea: measure(100_000),
  gardenArea: measure(10_000_000),
  /** Storeys above ground. */
  floors: count(100),
});

const comfort = v.object({
  bedrooms: count(200),
  bathrooms: count(200),
  toilets: count(200),
  kitchen: oneOf(KITCHENS),
  lift: flag,
  garages: count(1_000),
  parkingSpaces: count(10_000),
  /** Whether there is a parking space, of which the number may be unknown. */
  parking: flag,
  /** The floor of the home in its building. */
  floor: optional(level),
  cellar: flag,
  attic: flag,
  alarm: flag,
  airConditioning: flag,
  furnished: flag,
  wheelchairAccess: flag,
  swimmingPool: flag,
});

const energy = v.object({
  heatingKind: oneOf(HEATING_KINDS),
  heatingFuel: oneOf(HEATING_FUELS),
  glazing: oneOf(GLAZINGS),
  insulation: optional(v.array(v.picklist(INSULATIONS))),
  /** Installed peak power in kWp; 0 when there are none. */
  solarPanels: measure(10_000),
  heatPump: flag,
  /** Litres; 0 when there is none. */
  rainwaterTank: measure(1_000_000),
  electricityReport: oneOf(REPORTS),
  oilTankReport: oneOf(REPORTS),
});

const epcCommunal = v.object({
  value: measure(5_000),
  certificate: optional(text(60)),
  date: optional(date),
});

const financial = v.object({
  /** Euros a year. */
  cadastralIncome: optional(euros),
  cadastralIncomeIndexed: flag,
  /** Euros a month. */
  charges: optional(euros),
  /** Euros a month without charges, that the tenant of a home for sale pays. */
  currentRent: optional(euros),
  /** Euros a year. */
  propertyTax: optional(euros),
  saleRegime: oneOf(SALE_REGIMES),
  /** Euros. */
  guarantee: optional(euros),
  availability: oneOf(AVAILABILITIES),
  availableFrom: optional(date),
  /** Months of rent. */
  depositMonths: count(24),
});

const floor = v.object({
  level,
  rooms: v.pipe(v.array(v.object({ kind: v.picklist(ROOM_KINDS), area: measure(10_000) })), v.maxLength(60)),
});

const technical = v.object({
  electricity: flag,
  gas: flag,
  water: flag,
  sewer: flag,
  fibre: flag,
  intercom: flag,
  waterSoftener: flag,
  ventilation: flag,
});

const construction = v.object({
  year: optional(whole(1200, 2100)),
  renovationYear: optional(whole(1200, 2100)),
  state: oneOf(STATES),
  buildingKind: oneOf(BUILDING_KINDS),
  facades: count(4),
  roof: oneOf(ROOFS),
  materials: optional(v.array(v.picklist(MATERIALS))),
});

/** true: present; false: not present; absent or null: unknown. */
const extras = v.object({
  bicycleShed: flag,
  commercialSurface: flag,
  garage: flag,
  garden: flag,
  terrace: flag,
  readyToMoveIn: flag,
  renovationRequired: flag,
  revenueProperty: flag,
});

export const estateLine = v.object({
  kind: v.literal('estate'),
  ...listingFields,
  /** Euros; null or absent: on request. Per month for rentals. */
  price: optional(euros),
  ...estateTerms,
  type: v.picklist(ESTATE_TYPES),
  subType: v.picklist(ESTATE_SUB_TYPES),
  dimensions: v.optional(dimensions, {}),
  comfort: v.optional(comfort, {}),
  energy: v.optional(energy, {}),
  epc: v.optional(epc, {}),
  epcCommunal: v.optional(epcCommunal, {}),
  financial: v.optional(financial, {}),
  floors: v.optional(v.pipe(v.array(floor), v.maxLength(60)), []),
  planning: v.optional(planning, {}),
  technical: v.optional(technical, {}),
  construction: v.optional(construction, {}),
  extras: v.optional(extras, {}),
  ...furtherSections,
  /** Viewing rules; absent ones are inherited from the agent. */
  viewings: optional(viewingRules),
});

export type EstateLine = v.InferOutput<typeof estateLine>;
/** Optional fields may be absent here. */
export type EstateLineInput = v.InferInput<typeof estateLine>;
