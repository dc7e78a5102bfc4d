/** Types of Zabun: its main types by id, and the names of its types. */
import type { EstateSubType, EstateType } from '../../../../../shared/estates/vocabulary.ts';

interface HeadType {
  type: EstateType;
  /** Undefined: the plain one of the type, which is counted. */
  subType?: EstateSubType;
}

/** head_type_id: apartment, land, house, commercial, garage, industrial, holiday home, other, project, office, … */
export const HEAD_TYPES: Record<string, HeadType> = {
  1: { type: 'APARTMENT', subType: 'FLAT' },
  2: { type: 'LAND', subType: 'BUILDING_PLOT' },
  3: { type: 'HOUSE' },
  4: { type: 'COMMERCIAL', subType: 'SHOP' },
  5: { type: 'GARAGE', subType: 'BOX' },
  6: { type: 'COMMERCIAL', subType: 'WAREHOUSE' },
  7: { type: 'HOUSE' },
  8: { type: 'HOUSE' },
  9: { type: 'APARTMENT', subType: 'FLAT' },
  10: { type: 'COMMERCIAL', subType: 'OFFICE' },
  11: { type: 'APARTMENT', subType: 'FLAT' },
};

/** Names of types in Dutch and English, in lower case. The documentation names villas, houses and duplexes only. */
export const TYPE_NAMES: Record<string, EstateSubType> = {
  villa: 'VILLA',
  bungalow: 'BUNGALOW',
  herenhuis: 'MANSION',
  mansion: 'MANSION',
  kasteel: 'MANSION',
  castle: 'MANSION',
  hoeve: 'FARMHOUSE',
  fermette: 'FARMHOUSE',
  boerderij: 'FARMHOUSE',
  farmhouse: 'FARMHOUSE',
  rijwoning: 'TERRACED',
  'halfopen bebouwing': 'SEMI_DETACHED',
  'open bebouwing': 'DETACHED',
  appartement: 'FLAT',
  apartment: 'FLAT',
  duplex: 'DUPLEX',
  penthouse: 'PENTHOUSE',
  studio: 'STUDIO',
  loft: 'LOFT',
  chalet: 'CHALET',
  woonboot: 'HOUSEBOAT',
  houseboat: 'HOUSEBOAT',
  cohousing: 'CO_HOUSING',
  kamer: 'ROOM',
  room: 'ROOM',
  studentenkamer: 'STUDENT_ROOM',
  kot: 'STUDENT_ROOM',
  'student room': 'STUDENT_ROOM',
  assistentiewoning: 'SERVICE_FLAT',
  serviceflat: 'SERVICE_FLAT',
  'service flat': 'SERVICE_FLAT',
  bouwgrond: 'BUILDING_PLOT',
  landbouwgrond: 'FARMLAND',
  weiland: 'FARMLAND',
  bos: 'WOOD',
  kantoor: 'OFFICE',
  office: 'OFFICE',
  magazijn: 'WAREHOUSE',
  horeca: 'CATERING',
  garage: 'BOX',
  parkeerplaats: 'PARKING_SPACE',
  opbrengsteigendom: 'BLOCK_OF_FLATS',
};
