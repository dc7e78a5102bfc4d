/** Values of Skarabee, with those of the site. */
import type {
  AVAILABILITIES,
  Destination,
  EpcLabel,
  FLOOD_SCORES,
  GLAZINGS,
  HEATING_FUELS,
  HEATING_KINDS,
  INSULATIONS,
  LEASE_KINDS,
  ORIENTATIONS,
  ROOFS,
  STATES,
  SummonsState,
} from '../../../../../shared/estates/vocabulary.ts';

export const EPC_LABELS: Record<string, EpcLabel> = {
  'A++': 'A++',
  A_3PLUS: 'A++',
  A_4PLUS: 'A++',
  A_5PLUS: 'A++',
  'A+': 'A+',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
};
export const GENERAL_STATES: Record<string, (typeof STATES)[number]> = {
  READY_FOR_ENTRY: 'GOOD',
  NORMAL: 'GOOD',
  LUXURY_FINISH: 'AS_NEW',
  TO_REFURBISH: 'TO_REFRESH',
  TO_RENOVATE: 'TO_RENOVATE',
};
export const GLAZING_TYPES: Record<string, (typeof GLAZINGS)[number]> = {
  SINGLE: 'SINGLE',
  DOUBLE: 'DOUBLE',
  HIGHEFFICIENCY: 'HIGH_EFFICIENCY',
  SUPERINSULATING: 'HIGH_EFFICIENCY',
  TRIPLE: 'TRIPLE',
};
export const HEATING_TYPES: Record<string, (typeof HEATING_KINDS)[number]> = {
  NONE: 'NONE',
  INDIVIDUAL: 'INDIVIDUAL',
  COLLECTIVE_HEATING: 'COLLECTIVE',
  CENTRAL_FACILITIES: 'COLLECTIVE',
  DISTRICT_HEATING: 'DISTRICT',
};
export const FUELS: Record<string, (typeof HEATING_FUELS)[number]> = {
  NATURAL_GAS: 'GAS',
  HEATING_OIL: 'OIL',
  ELECTRICITY: 'ELECTRICITY',
  HEATING_PUMP: 'HEAT_PUMP',
  GEOTHERMAL: 'HEAT_PUMP',
  PELLET_STOVE: 'PELLETS',
};
export const ISOLATION_TYPES: Record<string, (typeof INSULATIONS)[number]> = {
  ROOF_ISOLATION: 'ROOF',
  WALL_ISOLATION: 'WALLS',
  FLOOR_ISOLATION: 'FLOOR',
  NO_ISOLATION: 'NONE',
};
export const ROOF_TYPES: Record<string, (typeof ROOFS)[number]> = {
  PITCHED_ROOF: 'PITCHED',
  CROSS_GABLE_ROOF: 'PITCHED',
  LEAN_TO_ROOF: 'PITCHED',
  SHIELD_ROOF: 'PITCHED',
  TENT_ROOF: 'PITCHED',
  FLAT_ROOF: 'FLAT',
  FLAT_FELT_ROOF: 'FLAT',
  FLAT_WOODEN_ROOF: 'FLAT',
  FLAT_CONCRETE_ROOF: 'FLAT',
  MANSARD_ROOF: 'MANSARD',
  COMPOSITE_ROOF: 'MIXED',
};
export const GARDEN_ORIENTATIONS: Record<string, (typeof ORIENTATIONS)[number]> = {
  NORTH: 'N',
  NORTH_EAST: 'NE',
  EAST: 'E',
  SOUTH_EAST: 'SE',
  SOUTH: 'S',
  SOUTH_WEST: 'SW',
  WEST: 'W',
  NORTH_WEST: 'NW',
};
export const ACCEPTIONS: Record<string, (typeof AVAILABILITIES)[number]> = {
  IMMEDIATELY: 'IMMEDIATE',
  IN_CONSULTATION: 'BY_AGREEMENT',
  BY_DEED: 'AT_DEED',
};
export const FLOODS: Record<string, (typeof FLOOD_SCORES)[number]> = { A: 'A', B: 'B', C: 'C', D: 'D' };
/** JudicialDecisionType: the abbreviations of the Flemish authority for adverts. */
export const JUDICIAL_DECISIONS: Record<string, SummonsState> = {
  Dv: 'SUMMONS',
  Ho: 'COURT_ORDER',
  Bo: 'ADMINISTRATIVE_ORDER',
  Lod: 'PENALTY_ORDER',
  Ms: 'SETTLEMENT',
  Gmo: 'NONE',
};
/** The codes of AreaApplication: zones by their abbreviations, with their names in the register of plans. */
export const ZONES: Record<string, { destination?: Destination; destinationText: string }> = {
  Wg: { destination: 'RESIDENTIAL', destinationText: 'Woongebied' },
  Wglk: { destination: 'RESIDENTIAL_RURAL', destinationText: 'Woongebied met landelijk karakter' },
  Wche: {
    destination: 'RESIDENTIAL',
    destinationText: 'Woongebied met een culturele, historische en/of esthetische waarde',
  },
  Wp: { destination: 'RESIDENTIAL', destinationText: 'Woonpark' },
  Wug: { destination: 'RESIDENTIAL_EXPANSION', destinationText: 'Woonuitbreidingsgebied' },
  Igb: { destination: 'INDUSTRIAL', destinationText: 'Industriegebied' },
  Iab: {
    destination: 'INDUSTRIAL',
    destinationText:
      'Industriegebied voor ambachtelijke bedrijven of gebieden voor kleine en middelgrote ondernemingen',
  },
  Gdr: { destination: 'RECREATION', destinationText: 'Gebied voor dagrecreatie' },
  Gvr: { destination: 'RECREATION', destinationText: 'Gebied voor verblijfsrecreatie' },
  Ag: { destination: 'AGRICULTURAL', destinationText: 'Agrarisch gebied' },
  Lwag: { destination: 'AGRICULTURAL', destinationText: 'Landschappelijk waardevol agrarisch gebied' },
  Bg: { destination: 'FOREST', destinationText: 'Bosgebied' },
  Ng: { destination: 'NATURE', destinationText: 'Natuurgebied' },
  Nr: { destination: 'NATURE', destinationText: 'Natuurreservaat' },
  Pg: { destinationText: 'Parkgebied' },
};
/** EnvironmentalPlanning: whether the planning information of the municipality has arrived. */
export const EXTRACT_REQUESTS: Record<string, boolean> = {
  APPLIED_FOR: true,
  BEING_PROCESSED: true,
  OK: false,
};
/** DelimitedFloodplainOrRiverbank */
export const MARKED_ZONES: Record<string, { floodArea: boolean; bankZone: boolean }> = {
  FLOODPLAIN: { floodArea: true, bankZone: false },
  RIVERBANK: { floodArea: false, bankZone: true },
  NONE: { floodArea: false, bankZone: false },
};
/** RentTime: the kind of a lease of a home by its term. */
export const RENT_TIMES: Record<string, { kind: (typeof LEASE_KINDS)[number]; months?: number }> = {
  ONE_YEAR: { kind: 'SHORT_TERM', months: 12 },
  TWO_YEARS: { kind: 'SHORT_TERM', months: 24 },
  THREE_YEARS: { kind: 'SHORT_TERM', months: 36 },
  NINE_YEARS: { kind: 'NINE_YEARS', months: 108 },
  LIFETIME: { kind: 'LIFETIME' },
};
/** RentType, where it decides on the kind of a lease. */
export const RENT_TYPES: Record<string, (typeof LEASE_KINDS)[number] | null> = {
  COMMERCIAL: 'COMMERCIAL',
  CIVAL: 'COMMON_LAW',
  PROFESSIONAL: 'COMMON_LAW',
  /** A home: the term decides. */
  HABITATION: null,
  MAINRESIDENCE: null,
};
/** Easement: whether there are servitudes; a future road is none. */
export const EASEMENTS: Record<string, true> = {
  PRESENT: true,
  PASSAGE: true,
  RIGHT_OF_EXIT: true,
  RIGHT_OF_WAY: true,
  SIGHT: true,
};
