/** Closed vocabularies of rental units, spelled as in shared/estates/vocabulary.ts. */

/** Facilities in display order. */
export const HOLIDAY_FACILITIES = [
  'SEA_VIEW',
  'POOL',
  'SAUNA',
  'TERRACE',
  'GARDEN',
  'BARBECUE',
  'FIREPLACE',
  'WIFI',
  'TV',
  'AIR_CONDITIONING',
  'DISHWASHER',
  'WASHING_MACHINE',
  'BED_LINEN',
  'COT',
  'HIGH_CHAIR',
  'LIFT',
  'WHEELCHAIR_ACCESS',
  'PARKING',
  'EV_CHARGING',
  'BICYCLE_SHED',
] as const;
export type HolidayFacility = (typeof HOLIDAY_FACILITIES)[number];
