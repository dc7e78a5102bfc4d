/** An estate: one home, plot or building that is for sale or for rent. */
import * as v from 'valibot';
import {
  AVAILABILITIES,
  COMMON_SPACES,
  ESTATE_SUB_TYPES,
  ESTATE_TYPES,
  KITCHENS,
  ROOM_KINDS,
  SALE_REGIMES,
} from '../../../shared/estates/vocabulary.ts';
import { construction, dimensions, energy, technical } from './building-sections.ts';
import { estateTerms } from './estate-terms.ts';
import { count, date, euros, flag, level, measure, oneOf, optional, text } from './fields.ts';
import { furtherSections } from './further-sections.ts';
import { epc, planning } from './legal-sections.ts';
import { listingFields } from './listing-fields.ts';
import { viewingRules } from './viewing-rules.ts';

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
  /** What the residents share, as of a student room. */
  commonSpaces: optional(v.pipe(v.array(v.picklist(COMMON_SPACES)), v.maxLength(20))),
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
  /** Euros for the business of a shop, which the buyer or tenant takes over. */
  goodwill: optional(euros),
});

const floor = v.object({
  level,
  rooms: v.pipe(v.array(v.object({ kind: v.picklist(ROOM_KINDS), area: measure(10_000) })), v.maxLength(60)),
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
