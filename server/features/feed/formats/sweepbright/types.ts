/** Types of SweepBright. Subtypes that the site does not know, such as "cottage" or "healthcare", have no row. */
import type { EstateSubType, EstateType } from '../../../../../shared/estates/vocabulary.ts';

/** The value of sub_type for estates without one. */
export const NO_SUB_TYPE = '';

/** The subtypes by `type` and `sub_type`. */
export const SUB_TYPES: Record<string, Record<string, EstateSubType>> = {
  house: {
    terraced: 'TERRACED',
    townhouse: 'TERRACED',
    semi_detached: 'SEMI_DETACHED',
    detached: 'DETACHED',
    villa: 'VILLA',
    bungalow: 'BUNGALOW',
    farm: 'FARMHOUSE',
    mansion: 'MANSION',
    investment_property: 'BLOCK_OF_FLATS',
  },
  apartment: {
    [NO_SUB_TYPE]: 'FLAT',
    condo: 'FLAT',
    duplex: 'DUPLEX',
    loft: 'LOFT',
    penthouse: 'PENTHOUSE',
    studio: 'STUDIO',
    student_accommodation: 'STUDENT_ROOM',
    investment_property: 'BLOCK_OF_FLATS',
  },
  land: {
    buildable: 'BUILDING_PLOT',
    agricultural: 'FARMLAND',
    pasture_land: 'FARMLAND',
  },
  commercial: {
    shop: 'SHOP',
    retail: 'SHOP',
    warehouse: 'WAREHOUSE',
    industrial: 'WAREHOUSE',
    investment_property: 'BLOCK_OF_FLATS',
  },
  office: {
    [NO_SUB_TYPE]: 'OFFICE',
    coworking: 'OFFICE',
    flex_office: 'OFFICE',
    open_office: 'OFFICE',
  },
  parking: {
    private_garage: 'BOX',
    indoor_parking_space: 'PARKING_SPACE',
    outdoor_parking_space: 'PARKING_SPACE',
    covered_outdoor_space: 'PARKING_SPACE',
  },
};

/** type */
export const TYPES: Record<string, EstateType> = {
  house: 'HOUSE',
  apartment: 'APARTMENT',
  land: 'LAND',
  commercial: 'COMMERCIAL',
  office: 'COMMERCIAL',
  parking: 'GARAGE',
};
