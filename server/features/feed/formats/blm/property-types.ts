/** PROP_SUB_ID: the type codes of BLM. Codes of no precise subtype, such as 26 (house), have no row. */
import type { EstateSubType } from '../../../../../shared/estates/vocabulary.ts';

export const SUB_TYPES: Record<string, EstateSubType> = {
  /** Terraced house; end of terrace. */
  1: 'TERRACED',
  2: 'SEMI_DETACHED',
  3: 'SEMI_DETACHED',
  4: 'DETACHED',
  /** Mews house. */
  5: 'TERRACED',
  /** Ground floor flat. */
  7: 'GROUND_FLOOR',
  8: 'FLAT',
  9: 'STUDIO',
  /** Ground floor maisonette; maisonette. */
  10: 'GROUND_FLOOR',
  11: 'DUPLEX',
  /** Bungalow: of any kind, terraced, semi-detached, detached. */
  12: 'BUNGALOW',
  13: 'BUNGALOW',
  14: 'BUNGALOW',
  15: 'BUNGALOW',
  /** Residential land. */
  20: 'BUILDING_PLOT',
  /** Town house. */
  22: 'TERRACED',
  27: 'VILLA',
  28: 'FLAT',
  29: 'PENTHOUSE',
  /** Serviced apartment. */
  44: 'FLAT',
  45: 'PARKING_SPACE',
  /** Garage. */
  51: 'BOX',
  52: 'FARMHOUSE',
  56: 'DUPLEX',
  /** Restaurant; café. */
  80: 'CATERING',
  83: 'CATERING',
  107: 'FARMLAND',
  110: 'BUILDING_PLOT',
  /** Country house. */
  113: 'VILLA',
  /** Manor house; stately home. */
  120: 'MANSION',
  121: 'MANSION',
  /** Semi-detached villa; detached villa. */
  128: 'VILLA',
  131: 'VILLA',
  /** Bar or nightclub. */
  134: 'CATERING',
  137: 'SHOP',
  143: 'BLOCK_OF_FLATS',
  /** Private halls for students. */
  144: 'STUDENT_BUILDING',
  178: 'OFFICE',
  /** Serviced office. */
  184: 'OFFICE',
  /** Retail in a high street; out of town; convenience store; hairdresser. */
  187: 'SHOP',
  190: 'SHOP',
  193: 'SHOP',
  199: 'SHOP',
  /** Hotel; pub. */
  202: 'CATERING',
  211: 'CATERING',
  /** Distribution warehouse; storage. */
  217: 'WAREHOUSE',
  232: 'WAREHOUSE',
  /** Showroom. */
  235: 'SHOP',
  238: 'WAREHOUSE',
  /** Guest house; hospitality; takeaway. */
  277: 'CATERING',
  280: 'CATERING',
  298: 'CATERING',
};
