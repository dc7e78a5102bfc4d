/** Types of Skarabee (`Typo`): the sort, and the genres within it. Other genres have the subtype of the sort. */
import type { EstateSubType, EstateType } from '../../../../../shared/estates/vocabulary.ts';

/** Sort: the type, and the subtype for estates without a precise genre. */
interface Sort {
  type: EstateType;
  /** Undefined: the plain one of the type, which is counted. */
  subType?: EstateSubType;
}

/** Typo/Sort */
export const SORTS: Record<string, Sort> = {
  Dwelling: { type: 'HOUSE' },
  Flat: { type: 'APARTMENT', subType: 'FLAT' },
  ServiceFlat: { type: 'APARTMENT', subType: 'SERVICE_FLAT' },
  Room: { type: 'APARTMENT', subType: 'ROOM' },
  Land: { type: 'LAND', subType: 'BUILDING_PLOT' },
  Parking: { type: 'GARAGE', subType: 'PARKING_SPACE' },
  Catering: { type: 'COMMERCIAL', subType: 'CATERING' },
  Office: { type: 'COMMERCIAL', subType: 'OFFICE' },
  Industry: { type: 'COMMERCIAL', subType: 'WAREHOUSE' },
  Shop: { type: 'COMMERCIAL', subType: 'SHOP' },
  ProfessionalOther: { type: 'COMMERCIAL' },
  ProfessionalLand: { type: 'LAND', subType: 'BUILDING_PLOT' },
  Other: { type: 'HOUSE' },
};

/** Typo/Genre by sort: the same name may mean another type in another sort. */
export const GENRES: Record<string, Record<string, EstateSubType>> = {
  Dwelling: {
    Bungalow: 'BUNGALOW',
    PatioBungalow: 'BUNGALOW',
    SemiBungalow: 'BUNGALOW',
    Castle: 'MANSION',
    LordHouse: 'MANSION',
    Mansion: 'MANSION',
    HotelDwelling: 'MANSION',
    Villa: 'VILLA',
    ExclusiveVilla: 'VILLA',
    Farm: 'FARMHOUSE',
    Farmhouse: 'FARMHOUSE',
    Mas: 'FARMHOUSE',
    Chalet: 'CHALET',
    WaterDwelling: 'HOUSEBOAT',
    Dwelling_Building: 'BLOCK_OF_FLATS',
  },
  Flat: {
    Duplex: 'DUPLEX',
    Maisonette: 'DUPLEX',
    GroundfloorFlat: 'GROUND_FLOOR',
    GroundfloorBasementFlat: 'GROUND_FLOOR',
    Loft: 'LOFT',
    Penthouse: 'PENTHOUSE',
    Studio: 'STUDIO',
    IndependentRoom: 'ROOM',
    Flat_Building: 'BLOCK_OF_FLATS',
  },
  Room: { StudentRoom: 'STUDENT_ROOM' },
  Parking: { GarageBox: 'BOX', Garage: 'BOX' },
  Other: {
    HouseBoat: 'HOUSEBOAT',
    Forest: 'WOOD',
    PastureLand: 'FARMLAND',
    RecreationGround: 'BUILDING_PLOT',
  },
  ProfessionalOther: { Garage: 'WAREHOUSE', Practice: 'OFFICE' },
  ProfessionalLand: {
    Agricultural: 'FARMLAND',
    ArableLand: 'FARMLAND',
    PastureLand: 'FARMLAND',
    Orchard: 'FARMLAND',
    Vineyard: 'FARMLAND',
    Forest: 'WOOD',
  },
};

/** Typo/Characterisation of houses whose genre says nothing of their façades. */
export const CHARACTERISATIONS: Record<string, EstateSubType> = {
  Dwelling_Terraced: 'TERRACED',
  Dwelling_Linked: 'TERRACED',
  Dwelling_SemiDetached: 'SEMI_DETACHED',
  Dwelling_HalfDetached: 'SEMI_DETACHED',
  Dwelling_LinkedSemiDetached: 'SEMI_DETACHED',
  Dwelling_Corner: 'SEMI_DETACHED',
  Dwelling_End: 'SEMI_DETACHED',
  Dwelling_Detached: 'DETACHED',
};
