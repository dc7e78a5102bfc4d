/**
 * Closed vocabularies of real estate. Feed, database, GraphQL and message keys use the same spelling; only URLs use
 * lower case.
 */

/** Property types in display order, each with its subtypes. */
export const SUB_TYPES_BY_TYPE = {
  HOUSE: [
    'TERRACED',
    'SEMI_DETACHED',
    'DETACHED',
    'VILLA',
    'FARMHOUSE',
    'MANSION',
    'BUNGALOW',
    'CHALET',
    'HOUSEBOAT',
    'CO_HOUSING',
  ],
  APARTMENT: [
    'FLAT',
    'STUDIO',
    'PENTHOUSE',
    'DUPLEX',
    'GROUND_FLOOR',
    'LOFT',
    'SERVICE_FLAT',
    'ROOM',
    'STUDENT_ROOM',
  ],
  LAND: ['BUILDING_PLOT', 'FARMLAND', 'WOOD'],
  COMMERCIAL: ['SHOP', 'OFFICE', 'WAREHOUSE', 'CATERING'],
  GARAGE: ['BOX', 'PARKING_SPACE'],
  INVESTMENT: ['BLOCK_OF_FLATS', 'STUDENT_BUILDING'],
} as const;

export type EstateType = keyof typeof SUB_TYPES_BY_TYPE;
export type EstateSubType = (typeof SUB_TYPES_BY_TYPE)[EstateType][number];

export const ESTATE_TYPES = Object.keys(SUB_TYPES_BY_TYPE) as EstateType[];
export const ESTATE_SUB_TYPES = Object.values(SUB_TYPES_BY_TYPE).flat() as EstateSubType[];
/** Types to live in, unlike garages and shops. */
export const HOME_TYPES: readonly EstateType[] = ['HOUSE', 'APARTMENT'];

/** The kinds of map markers, with the ids that legacy scripts use. */
export const HEAD_TYPE_IDS = {
  LIVING: 1,
  LAND: 2,
  COMMERCIAL: 3,
  GARAGE: 4,
  INVESTMENT: 5,
} as const;
export type HeadType = keyof typeof HEAD_TYPE_IDS;

export const HEAD_TYPE_BY_TYPE: Record<EstateType, HeadType> = {
  HOUSE: 'LIVING',
  APARTMENT: 'LIVING',
  LAND: 'LAND',
  COMMERCIAL: 'COMMERCIAL',
  GARAGE: 'GARAGE',
  INVESTMENT: 'INVESTMENT',
};

/** Extras that a search can require to be present or absent. */
export const EXTRAS = [
  'BICYCLE_SHED',
  'COMMERCIAL_SURFACE',
  'GARAGE',
  'GARDEN',
  'TERRACE',
  'READY_TO_MOVE_IN',
  'RENOVATION_REQUIRED',
  'REVENUE_PROPERTY',
  'FURNISHED',
  'LIFT',
  'PETS_ALLOWED',
] as const;
export type Extra = (typeof EXTRAS)[number];

export const EPC_LABELS = ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EpcLabel = (typeof EPC_LABELS)[number];

export const ORIENTATIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export const KITCHENS = ['NONE', 'BASIC', 'SEMI_EQUIPPED', 'EQUIPPED', 'HYPER_EQUIPPED'] as const;
export const HEATING_KINDS = ['INDIVIDUAL', 'COLLECTIVE', 'DISTRICT', 'STOVES', 'NONE'] as const;
export const HEATING_FUELS = ['GAS', 'OIL', 'ELECTRICITY', 'HEAT_PUMP', 'PELLETS', 'WOOD'] as const;
export const GLAZINGS = ['SINGLE', 'DOUBLE', 'HIGH_EFFICIENCY', 'TRIPLE'] as const;
export const INSULATIONS = ['ROOF', 'WALLS', 'FLOOR', 'NONE'] as const;
/** The outcome of an inspection that the law requires. */
export const REPORTS = ['COMPLIANT', 'NOT_COMPLIANT', 'NOT_PROVIDED', 'NOT_APPLICABLE'] as const;
export const SALE_REGIMES = ['REGISTRATION_DUTY', 'VAT'] as const;
export const AVAILABILITIES = ['AT_DEED', 'IMMEDIATE', 'BY_AGREEMENT', 'AFTER_TENANCY'] as const;
export const ROOM_KINDS = [
  'ENTRANCE_HALL',
  'LIVING_ROOM',
  'DINING_ROOM',
  'KITCHEN',
  'BEDROOM',
  'BATHROOM',
  'SHOWER_ROOM',
  'TOILET',
  'LAUNDRY',
  'STORAGE',
  'OFFICE',
  'CELLAR',
  'ATTIC',
  'GARAGE',
  'TERRACE',
  'LANDING',
  'SHOP_FLOOR',
  'WORKSHOP',
] as const;
export const DESTINATIONS = [
  'RESIDENTIAL',
  'RESIDENTIAL_RURAL',
  'RESIDENTIAL_EXPANSION',
  'MIXED',
  'AGRICULTURAL',
  'FOREST',
  'INDUSTRIAL',
  'RECREATION',
  'NATURE',
] as const;
export type Destination = (typeof DESTINATIONS)[number];
export const PERMIT_STATES = ['GRANTED', 'NOT_GRANTED', 'APPLIED_FOR'] as const;
export type PermitState = (typeof PERMIT_STATES)[number];
/**
 * Measures against a breach of planning rules, in the words of the Flemish authority for adverts: none; a summons; a
 * restoration order of a court; administrative enforcement; an order under penalty; an amicable settlement; a pending
 * procedure; and, where a feed knows no more than that there is one, any of them.
 */
export const SUMMONS_STATES = [
  'NONE',
  'SUMMONS',
  'COURT_ORDER',
  'ADMINISTRATIVE_ORDER',
  'PENALTY_ORDER',
  'SETTLEMENT',
  'PENDING',
  'UNSPECIFIED',
] as const;
export type SummonsState = (typeof SUMMONS_STATES)[number];
/** Flemish flood scores of parcel (P) and building (G): A none … D medium chance. */
export const FLOOD_SCORES = ['A', 'B', 'C', 'D'] as const;
export type FloodScore = (typeof FLOOD_SCORES)[number];
export const STATES = ['NEW', 'AS_NEW', 'GOOD', 'TO_REFRESH', 'TO_RENOVATE', 'SHELL'] as const;
export type BuildingState = (typeof STATES)[number];
export const BUILDING_KINDS = ['CLOSED', 'SEMI_OPEN', 'OPEN'] as const;
export const ROOFS = ['PITCHED', 'FLAT', 'MANSARD', 'MIXED'] as const;
/** The kind of a lease: of a main residence, of a student, of a shop, or under the general law. */
export const LEASE_KINDS = [
  'SHORT_TERM',
  'NINE_YEARS',
  'LONG_TERM',
  'LIFETIME',
  'STUDENT',
  'COMMERCIAL',
  'COMMON_LAW',
] as const;
/** Whether charges are settled by their real amount. */
export const CHARGES_KINDS = ['PROVISION', 'FIXED'] as const;
/** What the residents of a building share. */
export const COMMON_SPACES = [
  'KITCHEN',
  'BATHROOM',
  'TOILET',
  'LIVING_ROOM',
  'LAUNDRY',
  'STUDY_ROOM',
  'GARDEN',
  'BICYCLE_SHED',
] as const;
export const MATERIALS = ['BRICK', 'CONCRETE', 'TIMBER_FRAME', 'NATURAL_STONE', 'STEEL'] as const;
