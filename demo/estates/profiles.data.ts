/** The frequencies of types and subtypes, and their areas. */
import type { EstateSubType, EstateType } from '../../shared/estates/vocabulary.ts';
import type { Area } from '../places/places.ts';

export const AREA_WEIGHTS: Record<Area, number> = {
  FLANDERS: 53,
  WALLONIA: 29,
  BRUSSELS: 14,
  ES: 2.6,
  NL: 1.6,
};

export const TYPE_WEIGHTS: Record<Area, Partial<Record<EstateType, number>>> = {
  FLANDERS: { HOUSE: 43, APARTMENT: 34, LAND: 7, COMMERCIAL: 6.5, GARAGE: 5, INVESTMENT: 4 },
  WALLONIA: { HOUSE: 52, APARTMENT: 23, LAND: 9, COMMERCIAL: 6, GARAGE: 3, INVESTMENT: 5 },
  BRUSSELS: { HOUSE: 22, APARTMENT: 58, COMMERCIAL: 8, GARAGE: 6, INVESTMENT: 6 },
  ES: { HOUSE: 45, APARTMENT: 55 },
  NL: { HOUSE: 60, APARTMENT: 40 },
};

export const SUB_TYPE_WEIGHTS: Record<EstateType, Partial<Record<EstateSubType, number>>> = {
  HOUSE: { TERRACED: 32, SEMI_DETACHED: 18, DETACHED: 18, VILLA: 12, FARMHOUSE: 6, MANSION: 9, BUNGALOW: 6 },
  APARTMENT: { FLAT: 58, STUDIO: 10, PENTHOUSE: 8, DUPLEX: 11, GROUND_FLOOR: 8, LOFT: 5 },
  LAND: { BUILDING_PLOT: 66, FARMLAND: 18, WOOD: 16 },
  COMMERCIAL: { SHOP: 46, OFFICE: 28, WAREHOUSE: 20, CATERING: 18 },
  GARAGE: { BOX: 62, PARKING_SPACE: 38 },
  INVESTMENT: { BLOCK_OF_FLATS: 68, STUDENT_BUILDING: 32 },
};

/** Subtypes that are plausible in a city centre. */
export const CITY_SUB_TYPE_WEIGHTS: Partial<Record<EstateType, Partial<Record<EstateSubType, number>>>> = {
  HOUSE: { TERRACED: 58, SEMI_DETACHED: 9, MANSION: 23, DETACHED: 4, VILLA: 4, BUNGALOW: 2 },
};

export const ABROAD_SUB_TYPE_WEIGHTS: Partial<Record<EstateType, Partial<Record<EstateSubType, number>>>> = {
  HOUSE: { VILLA: 45, DETACHED: 20, BUNGALOW: 20, SEMI_DETACHED: 15 },
  APARTMENT: { FLAT: 62, PENTHOUSE: 20, GROUND_FLOOR: 18 },
};

export const RENT_SHARES: Record<EstateType, number> = {
  HOUSE: 0.15,
  APARTMENT: 0.38,
  LAND: 0,
  COMMERCIAL: 0.45,
  GARAGE: 0.38,
  INVESTMENT: 0,
};

/** The smallest and largest usable area in m²; of plots, the area of the land. */
export const AREA_RANGES: Record<EstateSubType, readonly [number, number]> = {
  TERRACED: [85, 190],
  SEMI_DETACHED: [115, 220],
  DETACHED: [130, 260],
  VILLA: [190, 420],
  FARMHOUSE: [180, 400],
  MANSION: [190, 380],
  BUNGALOW: [90, 170],
  CHALET: [48, 85],
  HOUSEBOAT: [70, 140],
  CO_HOUSING: [80, 140],
  FLAT: [58, 125],
  STUDIO: [24, 45],
  PENTHOUSE: [95, 210],
  DUPLEX: [85, 165],
  GROUND_FLOOR: [65, 130],
  LOFT: [85, 220],
  SERVICE_FLAT: [55, 85],
  ROOM: [12, 20],
  STUDENT_ROOM: [12, 24],
  BUILDING_PLOT: [250, 1600],
  FARMLAND: [5000, 48000],
  WOOD: [2500, 32000],
  SHOP: [45, 320],
  OFFICE: [60, 480],
  WAREHOUSE: [250, 2400],
  CATERING: [80, 340],
  BOX: [14, 22],
  PARKING_SPACE: [11, 15],
  BLOCK_OF_FLATS: [240, 640],
  STUDENT_BUILDING: [180, 480],
};

/** The smallest and largest plot of a building in m². */
export const PLOT_RANGES: Partial<Record<EstateSubType, readonly [number, number]>> = {
  TERRACED: [75, 290],
  SEMI_DETACHED: [220, 620],
  DETACHED: [450, 1400],
  VILLA: [800, 3600],
  FARMHOUSE: [1500, 12000],
  MANSION: [120, 480],
  BUNGALOW: [420, 1300],
  CHALET: [280, 600],
  CO_HOUSING: [90, 160],
  BLOCK_OF_FLATS: [150, 520],
  STUDENT_BUILDING: [120, 340],
  WAREHOUSE: [600, 5200],
};
