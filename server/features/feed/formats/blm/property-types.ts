/** PROP_SUB_ID: the type codes of BLM. */
import type { EstateSubType, EstateType } from '../../../../../shared/estates/vocabulary.ts';

/** Codes of a precise subtype. */
export const SUB_TYPES: Record<string, EstateSubType> = {
  /** Terraced house; end of terrace. */
  1: 'TERRACED',
  2: 'SEMI_DETACHED',
  3: 'SEMI_DETACHED',
  4: 'DETACHED',
  /** Link detached house. */
  21: 'DETACHED',
  24: 'CHALET',
  141: 'HOUSEBOAT',
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
  /** Village house. */
  95: 'TERRACED',
  27: 'VILLA',
  28: 'FLAT',
  29: 'PENTHOUSE',
  /** Serviced apartment. */
  44: 'FLAT',
  45: 'PARKING_SPACE',
  /** Sheltered housing; retirement property. */
  46: 'SERVICE_FLAT',
  47: 'SERVICE_FLAT',
  /** House share; flat share. */
  48: 'ROOM',
  49: 'ROOM',
  /** Garage. */
  51: 'BOX',
  52: 'FARMHOUSE',
  /** Finca; longère; cortijo; farm. */
  30: 'FARMHOUSE',
  62: 'FARMHOUSE',
  104: 'FARMHOUSE',
  259: 'FARMHOUSE',
  56: 'DUPLEX',
  /** Restaurant; café. */
  80: 'CATERING',
  83: 'CATERING',
  107: 'FARMLAND',
  110: 'BUILDING_PLOT',
  /** Country house. */
  113: 'VILLA',
  /** Castle; manor house; stately home. */
  92: 'MANSION',
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

/** Codes of a type only. All other codes are those of houses, such as 23 (cottage) and 26 (house). */
export const TYPES: Record<string, EstateType> = {
  /** Commercial property. */
  19: 'COMMERCIAL',
  /** Triplex; hotel room. */
  59: 'APARTMENT',
  142: 'APARTMENT',
  /** Business park; petrol station; post office; workshop. */
  181: 'COMMERCIAL',
  205: 'COMMERCIAL',
  208: 'COMMERCIAL',
  214: 'COMMERCIAL',
  /** Factory; heavy industry; industrial park; light industry. */
  220: 'COMMERCIAL',
  223: 'COMMERCIAL',
  226: 'COMMERCIAL',
  229: 'COMMERCIAL',
  /** Commercial land; land for development; smallholding. */
  241: 'LAND',
  244: 'LAND',
  247: 'LAND',
  250: 'LAND',
  304: 'LAND',
  /** Commercial property, from data centres to places of worship. */
  253: 'COMMERCIAL',
  256: 'COMMERCIAL',
  262: 'COMMERCIAL',
  265: 'COMMERCIAL',
  268: 'COMMERCIAL',
  271: 'COMMERCIAL',
  274: 'COMMERCIAL',
  283: 'COMMERCIAL',
  301: 'COMMERCIAL',
  307: 'COMMERCIAL',
  310: 'COMMERCIAL',
  535: 'COMMERCIAL',
  538: 'COMMERCIAL',
  541: 'COMMERCIAL',
  /** House in multiple occupation. */
  512: 'INVESTMENT',
};
