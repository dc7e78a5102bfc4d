/** The 24 holiday units: ten on the coast, eight in the Ardennes, six in Spain. All names are fictional. */

import type { HolidayFacility } from '../../shared/holiday/vocabulary.ts';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import type { Locale } from '../../shared/locales.ts';
import type { HolidayPhrases } from './phrases.ts';

export type UnitKind = 'STUDIO' | 'APARTMENT' | 'PENTHOUSE' | 'HOUSE' | 'CHALET' | 'GITE' | 'VILLA';
export type Region = 'COAST' | 'ARDENNES' | 'SPAIN';

export interface UnitSpec {
  reference: keyof HolidayPhrases['places'];
  region: Region;
  postalCode: string;
  name: string;
  kind: UnitKind;
  persons: number;
  bedrooms: number;
  bathrooms: number;
  pets: boolean;
  /** Euros per night in the low season. */
  night: number;
  facilities: readonly HolidayFacility[];
  status?: StatusCode;
  /** The languages of its texts; absent: all. */
  languages?: readonly Locale[];
}

type Row = [
  postalCode: string,
  name: string,
  kind: UnitKind,
  persons: number,
  bedrooms: number,
  bathrooms: number,
  pets: boolean,
  night: number,
  facilities: string,
  rest?: Pick<UnitSpec, 'status' | 'languages'>,
];

/** Abbreviations of facilities; all units have Wi-Fi and a television. */
const SHORT: Record<string, HolidayFacility> = {
  sea: 'SEA_VIEW',
  pool: 'POOL',
  sauna: 'SAUNA',
  terr: 'TERRACE',
  gard: 'GARDEN',
  bbq: 'BARBECUE',
  fire: 'FIREPLACE',
  air: 'AIR_CONDITIONING',
  dish: 'DISHWASHER',
  wash: 'WASHING_MACHINE',
  bed: 'BED_LINEN',
  cot: 'COT',
  chair: 'HIGH_CHAIR',
  lift: 'LIFT',
  wheel: 'WHEELCHAIR_ACCESS',
  park: 'PARKING',
  ev: 'EV_CHARGING',
  bike: 'BICYCLE_SHED',
};

const ROWS: Record<Region, readonly Row[]> = {
  COAST: [
    ['8300', 'Duinroos', 'APARTMENT', 6, 3, 2, false, 128, 'terr dish wash bed cot chair lift park bike'],
    ['8370', 'Golfbreker', 'STUDIO', 2, 0, 1, false, 58, 'sea terr lift bike', { status: 'WITHDRAWN' }],
    ['8400', 'Parel van de Dijk', 'APARTMENT', 4, 2, 1, false, 84, 'sea dish wash lift bed wheel'],
    ['8400', 'Kapiteinskwartier', 'PENTHOUSE', 6, 3, 2, true, 139, 'sea terr dish wash bed lift park ev'],
    [
      '8420',
      'Villa Wulp',
      'VILLA',
      10,
      5,
      3,
      true,
      235,
      'gard terr bbq fire dish wash bed cot chair park ev bike',
    ],
    ['8430', 'Zilt', 'APARTMENT', 4, 1, 1, true, 69, 'sea terr dish lift', { languages: ['nl', 'fr'] }],
    ['8450', 'De Zeemeeuw', 'STUDIO', 3, 0, 1, true, 52, 'terr park bike', { languages: ['nl'] }],
    ['8620', 'Noordster', 'APARTMENT', 5, 2, 1, false, 97, 'sea terr dish wash cot chair lift park bike'],
    ['8660', 'Het Strandhuis', 'HOUSE', 8, 4, 2, true, 142, 'gard terr bbq dish wash cot chair park bike'],
    ['8670', 'Mul Zand', 'APARTMENT', 4, 2, 1, false, 88, 'terr dish wash lift park', { status: 'OPTION' }],
  ],
  ARDENNES: [
    [
      '6940',
      'La Grange aux Hirondelles',
      'GITE',
      12,
      6,
      4,
      true,
      255,
      'gard terr bbq fire sauna dish wash cot chair park',
    ],
    ['6980', 'Chalet des Biches', 'CHALET', 6, 3, 1, true, 105, 'terr bbq fire dish park'],
    [
      '6830',
      'Le Moulin du Ry',
      'HOUSE',
      8,
      4,
      2,
      false,
      138,
      'gard terr fire dish wash bed park',
      { languages: ['fr'] },
    ],
    ['6870', 'L’Affût', 'CHALET', 4, 2, 1, true, 82, 'terr fire bbq park', { languages: ['fr', 'nl', 'en'] }],
    ['4970', 'Maison du Tanneur', 'HOUSE', 6, 3, 2, false, 112, 'terr fire dish wash bed bike'],
    ['4960', 'Haus am Venn', 'GITE', 9, 4, 2, true, 158, 'gard terr bbq fire sauna dish wash park ev bike'],
    ['5580', 'Le Vieux Pressoir', 'GITE', 5, 2, 1, false, 92, 'gard bbq fire dish wash cot chair park wheel'],
    [
      '4900',
      'Villa des Sources',
      'VILLA',
      14,
      7,
      5,
      false,
      345,
      'pool sauna gard terr bbq fire dish wash bed park ev',
    ],
  ],
  SPAIN: [
    ['03181', 'Apartamento La Mata', 'APARTMENT', 4, 2, 1, false, 64, 'pool terr air wash lift'],
    ['03730', 'Casa Almendra', 'VILLA', 8, 4, 3, false, 185, 'pool gard terr bbq air dish wash bed park'],
    [
      '03724',
      'Villa Cala Blanca',
      'VILLA',
      6,
      3,
      2,
      true,
      172,
      'sea pool terr bbq air dish wash bed park ev',
    ],
    [
      '03590',
      'Casa Naranja',
      'HOUSE',
      5,
      2,
      2,
      true,
      95,
      'terr air wash bed cot',
      { languages: ['nl', 'en', 'de'] },
    ],
    ['29640', 'Ático del Mar', 'PENTHOUSE', 4, 2, 2, false, 118, 'sea pool terr air dish wash lift park'],
    [
      '29601',
      'Jardín de Palmeras',
      'APARTMENT',
      6,
      3,
      2,
      false,
      136,
      'pool gard terr air dish wash lift park wheel',
      { status: 'IN_PREPARATION' },
    ],
  ],
};

function readRow(region: Region, row: Row, number: number): UnitSpec {
  const [postalCode, name, kind, persons, bedrooms, bathrooms, pets, night, facilities, rest] = row;
  const named = facilities.split(' ').map((word) => SHORT[word] as HolidayFacility);
  return {
    reference: `HU-${201 + number}` as UnitSpec['reference'],
    region,
    postalCode,
    name,
    kind,
    persons,
    bedrooms,
    bathrooms,
    pets,
    night,
    facilities: ['WIFI', 'TV', ...named],
    ...rest,
  };
}

export const UNITS: readonly UnitSpec[] = (Object.keys(ROWS) as Region[])
  .flatMap((region) => ROWS[region].map((row) => [region, row] as const))
  .map(([region, row], number) => readRow(region, row, number));
