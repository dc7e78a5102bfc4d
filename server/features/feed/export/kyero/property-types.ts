/** Names of the Kyero format. */
import type { Country } from '../../../../../shared/cities/vocabulary.ts';
import type { EpcLabel, EstateSubType } from '../../../../../shared/estates/vocabulary.ts';

/** `server/features/feed/formats/kyero/property-types.ts` reads each name as the same type. */
export const KYERO_TYPES: Record<EstateSubType, string> = {
  TERRACED: 'Town house',
  SEMI_DETACHED: 'Semi-detached house',
  DETACHED: 'Detached house',
  VILLA: 'Villa',
  FARMHOUSE: 'Country house',
  MANSION: 'Mansion',
  BUNGALOW: 'Bungalow',
  CHALET: 'Chalet',
  HOUSEBOAT: 'Detached house',
  CO_HOUSING: 'Town house',
  FLAT: 'Apartment',
  STUDIO: 'Studio',
  PENTHOUSE: 'Penthouse',
  DUPLEX: 'Duplex',
  GROUND_FLOOR: 'Ground floor apartment',
  LOFT: 'Loft',
  SERVICE_FLAT: 'Apartment',
  ROOM: 'Studio',
  STUDENT_ROOM: 'Studio',
  BUILDING_PLOT: 'Land',
  FARMLAND: 'Rural land',
  WOOD: 'Rural land',
  SHOP: 'Commercial property',
  OFFICE: 'Office',
  WAREHOUSE: 'Warehouse',
  CATERING: 'Restaurant',
  BOX: 'Garage',
  PARKING_SPACE: 'Parking',
  BLOCK_OF_FLATS: 'Apartment building',
  STUDENT_BUILDING: 'Apartment building',
};

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country; the format has no codes. */
export function kyeroCountry(country: Country): string {
  return ENGLISH_NAMES.of(country) ?? country;
}

/** Kyero has the labels A to G. */
export function toKyeroLabel(label: EpcLabel): string {
  return label.charAt(0);
}
