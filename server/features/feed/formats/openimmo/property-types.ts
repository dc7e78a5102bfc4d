/**
 * Property types: an element of `objektart`, with its type attribute if there is one. An element alone has a row when
 * one subtype suits all of its types.
 */
import type { EstateSubType, EstateType } from '../../../../../shared/estates/vocabulary.ts';

type Kind = [EstateType, EstateSubType];

const FARM: Kind = ['HOUSE', 'FARMHOUSE'];
const DETACHED: Kind = ['HOUSE', 'DETACHED'];
const TERRACED: Kind = ['HOUSE', 'TERRACED'];
const MANSION: Kind = ['HOUSE', 'MANSION'];
const FLAT: Kind = ['APARTMENT', 'FLAT'];
const ROOM: Kind = ['APARTMENT', 'ROOM'];
const PLOT: Kind = ['LAND', 'BUILDING_PLOT'];
const FARMLAND: Kind = ['LAND', 'FARMLAND'];
const BLOCK: Kind = ['INVESTMENT', 'BLOCK_OF_FLATS'];
const PARKING: Kind = ['GARAGE', 'PARKING_SPACE'];
const BOX: Kind = ['GARAGE', 'BOX'];

export const PROPERTY_TYPES: Record<string, Kind> = {
  zimmer: ROOM,
  'zimmer ZIMMER': ROOM,
  wohnung: FLAT,
  'wohnung ETAGE': FLAT,
  'wohnung APARTMENT': FLAT,
  'wohnung DACHGESCHOSS': FLAT,
  'wohnung TERRASSEN': FLAT,
  'wohnung SOUTERRAIN': FLAT,
  'wohnung FERIENWOHNUNG': FLAT,
  'wohnung ATTIKAWOHNUNG': ['APARTMENT', 'PENTHOUSE'],
  'wohnung PENTHOUSE': ['APARTMENT', 'PENTHOUSE'],
  'wohnung MAISONETTE': ['APARTMENT', 'DUPLEX'],
  'wohnung GALERIE': ['APARTMENT', 'DUPLEX'],
  'wohnung LOFT-STUDIO-ATELIER': ['APARTMENT', 'LOFT'],
  'wohnung ERDGESCHOSS': ['APARTMENT', 'GROUND_FLOOR'],
  'haus REIHENHAUS': TERRACED,
  'haus REIHENMITTEL': TERRACED,
  'haus REIHENEND': ['HOUSE', 'SEMI_DETACHED'],
  'haus REIHENECK': ['HOUSE', 'SEMI_DETACHED'],
  'haus DOPPELHAUSHAELFTE': ['HOUSE', 'SEMI_DETACHED'],
  'haus STADTHAUS': TERRACED,
  'haus EINFAMILIENHAUS': DETACHED,
  'haus ZWEIFAMILIENHAUS': DETACHED,
  'haus FERTIGHAUS': DETACHED,
  'haus FERIENHAUS': DETACHED,
  'haus CHALET': ['HOUSE', 'CHALET'],
  'haus BERGHUETTE': DETACHED,
  'haus STRANDHAUS': DETACHED,
  'haus BUNGALOW': ['HOUSE', 'BUNGALOW'],
  'haus VILLA': ['HOUSE', 'VILLA'],
  'haus LANDHAUS': ['HOUSE', 'VILLA'],
  'haus HERRENHAUS': MANSION,
  'haus SCHLOSS': MANSION,
  'haus BURG': MANSION,
  'haus BAUERNHAUS': FARM,
  'haus RESTHOF': FARM,
  'haus FINCA': FARM,
  'haus RUSTICO': FARM,
  'haus MEHRFAMILIENHAUS': BLOCK,
  'haus APARTMENTHAUS': BLOCK,
  'grundstueck WOHNEN': PLOT,
  'grundstueck GEMISCHT': PLOT,
  'grundstueck GEWERBE': PLOT,
  'grundstueck GEWERBEPARK': PLOT,
  'grundstueck INDUSTRIE': PLOT,
  'grundstueck LAND_FORSTWIRSCHAFT': FARMLAND,
  'grundstueck LAND_FORSTWIRTSCHAFT': FARMLAND,
  'land_und_forstwirtschaft LANDWIRTSCHAFTLICHE_BETRIEBE': FARM,
  'land_und_forstwirtschaft BAUERNHOF': FARM,
  'land_und_forstwirtschaft AUSSIEDLERHOF': FARM,
  'land_und_forstwirtschaft REITERHOEFE': FARM,
  'land_und_forstwirtschaft ANWESEN': FARM,
  'land_und_forstwirtschaft ACKERBAU': FARMLAND,
  'land_und_forstwirtschaft GARTENBAU': FARMLAND,
  'land_und_forstwirtschaft WEINBAU': FARMLAND,
  'land_und_forstwirtschaft VIEHWIRTSCHAFT': FARMLAND,
  'land_und_forstwirtschaft JAGD_UND_FORSTWIRTSCHAFT': ['LAND', 'WOOD'],
  'land_und_forstwirtschaft JAGDREVIER': ['LAND', 'WOOD'],
  buero_praxen: ['COMMERCIAL', 'OFFICE'],
  einzelhandel: ['COMMERCIAL', 'SHOP'],
  gastgewerbe: ['COMMERCIAL', 'CATERING'],
  hallen_lager_prod: ['COMMERCIAL', 'WAREHOUSE'],
  zinshaus_renditeobjekt: BLOCK,
  'zinshaus_renditeobjekt MEHRFAMILIENHAUS': BLOCK,
  'zinshaus_renditeobjekt WOHNANLAGEN': BLOCK,
  'zinshaus_renditeobjekt WOHN_UND_GESCHAEFTSHAUS': BLOCK,
  'zinshaus_renditeobjekt BUEROGEBAEUDE': ['COMMERCIAL', 'OFFICE'],
  'zinshaus_renditeobjekt GESCHAEFTSHAUS': ['COMMERCIAL', 'SHOP'],
  'zinshaus_renditeobjekt EINKAUFSCENTREN': ['COMMERCIAL', 'SHOP'],
  'zinshaus_renditeobjekt VERBRAUCHERMAERKTE': ['COMMERCIAL', 'SHOP'],
  'zinshaus_renditeobjekt SB_MAERKTE': ['COMMERCIAL', 'SHOP'],
  'zinshaus_renditeobjekt INDUSTRIEANLAGEN': ['COMMERCIAL', 'WAREHOUSE'],
  parken: PARKING,
  'parken STELLPLATZ': PARKING,
  'parken CARPORT': PARKING,
  'parken PARKHAUS': PARKING,
  'parken TIEFGARAGENSTELLPLATZ': PARKING,
  'parken TIEFGARAGE': PARKING,
  'parken DUPLEX': PARKING,
  'parken PARKPLATZ_STROM': PARKING,
  'parken EINZELGARAGE': BOX,
  'parken DOPPELGARAGE': BOX,
};

/** Elements whose every type has the subtype of the element alone. */
export const UNIFORM_ELEMENTS: ReadonlySet<string> = new Set([
  'buero_praxen',
  'einzelhandel',
  'gastgewerbe',
  'hallen_lager_prod',
]);

/** The types of elements whose type attribute is missing or unknown. */
export const ELEMENT_TYPES: Record<string, EstateType> = {
  zimmer: 'APARTMENT',
  wohnung: 'APARTMENT',
  haus: 'HOUSE',
  grundstueck: 'LAND',
  land_und_forstwirtschaft: 'LAND',
  freizeitimmobilie_gewerblich: 'COMMERCIAL',
  zinshaus_renditeobjekt: 'INVESTMENT',
  parken: 'GARAGE',
};
