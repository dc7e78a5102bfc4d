/**
 * The site's own feed: JSON Lines. The first line is the header, every further line one office, agent or
 * listing. Unknown fields are dropped (and counted by the importer), so owner data never gets in.
 * `feed.schema.json` is generated from this file; `npm run check` holds the two together.
 */
import * as v from 'valibot';
import {
  AVAILABILITIES,
  BUILDING_KINDS,
  COUNTRIES,
  DESTINATIONS,
  EPC_LABELS,
  ESTATE_SUB_TYPES,
  ESTATE_TYPES,
  FLOOD_SCORES,
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
  STATUS_CODES,
  TRANSACTIONS,
} from '../../shared/estates/vocabulary.ts';

export const FEED_FORMAT = 'baksteen-feed';
export const FEED_VERSION = 1;

const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));
const optional = <T extends v.GenericSchema>(schema: T) => v.nullish(schema);
const reference = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/));
const date = v.pipe(v.string(), v.isoDate());
const instant = v.pipe(v.string(), v.isoTimestamp());
const flag = optional(v.boolean());
const count = (max: number) => optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max)));
/** Square metres, metres or kWh; two decimals are kept. */
const measure = (max: number) => optional(v.pipe(v.number(), v.minValue(0), v.maxValue(max)));
/** Euros, at most two decimals. */
const euros = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000));
const url = v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(500));
const oneOf = <const T extends readonly string[]>(values: T) => optional(v.picklist(values));

const perLocale = <T extends v.GenericSchema>(schema: T) =>
  v.object({ nl: optional(schema), fr: optional(schema), en: optional(schema), de: optional(schema) });

const point = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const address = v.object({
  street: optional(text(120)),
  number: optional(text(12)),
  box: optional(text(12)),
  postalCode: text(10),
  city: text(80),
  country: v.optional(v.picklist(COUNTRIES), 'BE'),
});

/** A relative path below the feed's folder, or an https URL; read by the media pipeline. */
const source = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const picture = v.object({ source, alt: v.optional(perLocale(text(300)), {}) });
const document = v.object({
  source,
  name: text(200),
  mediaType: text(100),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** The fields that estates, projects and holiday units share. */
const listing = {
  reference,
  transaction: v.picklist(TRANSACTIONS),
  status: v.picklist(STATUS_CODES),
  publishedAt: instant,
  updatedAt: instant,
  office: reference,
  agent: optional(reference),
  /** `hidden`: show the city only, and blur the point to 500 m. */
  address: v.object({ ...address.entries, hidden: v.optional(v.boolean(), false) }),
  location: point,
  texts: perLocale(v.object({ title: text(200), description: text(8000) })),
  photos: v.optional(v.pipe(v.array(picture), v.maxLength(100)), []),
  floorPlans: v.optional(v.pipe(v.array(picture), v.maxLength(50)), []),
  documents: v.optional(v.pipe(v.array(document), v.maxLength(50)), []),
  video: optional(url),
  virtualTour: optional(url),
  /** Euros; null or absent: price on request. For a rent: per month. */
  price: optional(euros),
};

const dimensions = v.object({
  livingArea: measure(100_000),
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
  cellar: flag,
  attic: flag,
  alarm: flag,
  airConditioning: flag,
  furnished: flag,
  wheelchairAccess: flag,
});

const energy = v.object({
  heatingKind: oneOf(HEATING_KINDS),
  heatingFuel: oneOf(HEATING_FUELS),
  glazing: oneOf(GLAZINGS),
  insulation: optional(v.array(v.picklist(INSULATIONS))),
  /** Installed peak power in kWp; 0: none. */
  solarPanels: measure(10_000),
  heatPump: flag,
  /** Litres; 0: none. */
  rainwaterTank: measure(1_000_000),
  electricityReport: oneOf(REPORTS),
  oilTankReport: oneOf(REPORTS),
});

/** The region follows the postal code. `value` and `co2` in kWh and kg per m² and year. */
const epc = v.object({
  value: optional(v.pipe(v.number(), v.minValue(-500), v.maxValue(5_000))),
  label: oneOf(EPC_LABELS),
  certificate: optional(text(60)),
  validUntil: optional(date),
  co2: measure(5_000),
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
  /** 0 is the ground floor, −1 the cellar. */
  level: v.pipe(v.number(), v.integer(), v.minValue(-5), v.maxValue(100)),
  rooms: v.pipe(v.array(v.object({ kind: v.picklist(ROOM_KINDS), area: measure(10_000) })), v.maxLength(60)),
});

const planning = v.object({
  permit: flag,
  destination: oneOf(DESTINATIONS),
  /** A summons, or a restoring measure imposed. */
  summons: flag,
  preemption: flag,
  subdivisionPermit: flag,
  heritage: flag,
  floodParcel: oneOf(FLOOD_SCORES),
  floodBuilding: oneOf(FLOOD_SCORES),
  asbestosCertificate: oneOf(REPORTS),
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
  year: optional(v.pipe(v.number(), v.integer(), v.minValue(1200), v.maxValue(2100))),
  renovationYear: optional(v.pipe(v.number(), v.integer(), v.minValue(1200), v.maxValue(2100))),
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
  ...listing,
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
});

const openingHours = v.array(
  v.object({
    /** ISO weekday: 1 is Monday. */
    weekday: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    /** Local times `HH:MM`. */
    opens: v.pipe(v.string(), v.isoTime()),
    closes: v.pipe(v.string(), v.isoTime()),
  }),
);

export const officeLine = v.object({
  kind: v.literal('office'),
  reference,
  name: text(80),
  address,
  location: point,
  phone: text(30),
  email: v.pipe(v.string(), v.email(), v.maxLength(120)),
  openingHours,
});

export const agentLine = v.object({
  kind: v.literal('agent'),
  reference,
  office: reference,
  name: text(80),
  phone: optional(text(30)),
  email: optional(v.pipe(v.string(), v.email(), v.maxLength(120))),
  /** Registration number with the professional body (BIV/IPI). */
  registration: optional(text(30)),
});

export const headerLine = v.object({
  format: v.literal(FEED_FORMAT),
  version: v.literal(FEED_VERSION),
  agency: text(80),
  createdAt: instant,
});

export const feedLine = v.variant('kind', [officeLine, agentLine, estateLine]);

export type FeedHeader = v.InferOutput<typeof headerLine>;
export type FeedLine = v.InferOutput<typeof feedLine>;
/** What a writer of the feed may leave out is optional here. */
export type FeedLineInput = v.InferInput<typeof feedLine>;
export type EstateLine = v.InferOutput<typeof estateLine>;
export type EstateLineInput = v.InferInput<typeof estateLine>;
export type OfficeLine = v.InferOutput<typeof officeLine>;
export type AgentLine = v.InferOutput<typeof agentLine>;
