/** The facts of a feed line that the drawings of a demo listing use. */
import type { FeedLineInput } from '../../server/features/feed/format.ts';
import type { Region } from './holiday.ts';

export type ListingLine = Extract<FeedLineInput, { kind: 'estate' | 'project' | 'rentalUnit' }>;

type EstateLine = Extract<ListingLine, { kind: 'estate' }>;

/** The use of land without a building. */
export type LandUse = 'plot' | 'farmland' | 'wood';

const LAND_USES: Partial<Record<EstateLine['subType'], LandUse>> = { WOOD: 'wood', FARMLAND: 'farmland' };

/** The facts that are visible from outside. */
export interface Facts {
  type: string;
  floors: number;
  width: number;
  year: number;
  setting: 'row' | 'half' | 'open';
  hasGarage?: boolean;
  isShop?: boolean;
  /** The room in a view of the inside; a living room by default. */
  inside?: 'work' | 'garage' | undefined;
  isWooden?: boolean;
  land?: LandUse | undefined;
  livingArea?: number;
  gardenArea?: number;
  /** The landscape of a holiday home. */
  region?: Region;
  /** The number of identical buildings side by side. */
  houses?: number;
}

export function factsOf(line: ListingLine): Facts {
  if (line.kind === 'estate') return estateFacts(line);
  return line.kind === 'project' ? projectFacts(line) : unitFacts(line);
}

function estateFacts(line: EstateLine): Facts {
  const { type, subType, dimensions = {}, construction = {}, comfort = {} } = line;
  const isBlock = type === 'APARTMENT' || type === 'INVESTMENT';
  const setting = isBlock || type === 'COMMERCIAL' || type === 'GARAGE' ? 'row' : settingOf(line);
  const rooms = (line.floors ?? []).flatMap((floor) => floor.rooms ?? []);
  const living = rooms.find(({ kind }) => kind === 'LIVING_ROOM')?.area;
  return {
    type: isBlock ? 'APARTMENT' : type,
    year: construction.year ?? 1965,
    setting,
    floors: floorsOf(line, isBlock),
    width: isBlock ? 17 : type === 'GARAGE' ? 15 : widthOf(setting, dimensions.facadeWidth ?? undefined),
    hasGarage: Boolean(comfort.garages),
    isShop: subType === 'SHOP' || subType === 'CATERING',
    isWooden: WOODEN.has(subType),
    inside: type === 'GARAGE' ? 'garage' : type === 'COMMERCIAL' ? 'work' : undefined,
    land: type === 'LAND' ? (LAND_USES[subType] ?? 'plot') : undefined,
    livingArea: living || undefined,
    gardenArea: dimensions.gardenArea ?? 0,
  };
}

/** Homes of wood on one floor. A houseboat is drawn as a wooden house. */
const WOODEN: ReadonlySet<EstateLine['subType']> = new Set(['CHALET', 'HOUSEBOAT']);

const FACADES: Partial<Record<EstateLine['subType'], number>> = {
  TERRACED: 2,
  MANSION: 2,
  SEMI_DETACHED: 3,
  CO_HOUSING: 2,
};

function settingOf({ type, subType, construction }: EstateLine): Facts['setting'] {
  const facades = construction?.facades ?? FACADES[subType] ?? (type === 'HOUSE' ? 4 : 2);
  return facades > 3 ? 'open' : facades === 3 ? 'half' : 'row';
}

/**
 * The number of floors of a block of flats, which the feed does not have: four to seven, derived from the reference.
 */
function floorsOf({ reference, type, subType, dimensions }: EstateLine, isBlock: boolean): number {
  if (isBlock) return 4 + (reference.charCodeAt(reference.length - 1) % 4);
  if (type === 'GARAGE' || subType === 'BUNGALOW' || WOODEN.has(subType)) return 1;
  return Math.min(3, Math.max(1, dimensions?.floors ?? 2));
}

const widthOf = (setting: Facts['setting'], facade = 6.4) =>
  setting === 'open' ? 13 : Math.min(9, Math.max(5.2, facade));

function projectFacts({ entities }: Extract<ListingLine, { kind: 'project' }>): Facts {
  const isOfHouses = entities.every(({ type }) => type === 'HOUSE');
  const isRow = entities.some(({ subType }) => subType === 'TERRACED');
  if (entities.every(({ type }) => type === 'LAND'))
    return { type: 'LAND', land: 'plot', floors: 1, width: 12, year: 2026, setting: 'open' };
  const top = Math.max(...entities.map(({ floor }) => floor ?? 0));
  if (isOfHouses)
    return {
      type: 'HOUSE',
      floors: 2,
      year: 2026,
      gardenArea: 90,
      ...(isRow ? { width: 19, setting: 'row', houses: 3 } : { width: 15, setting: 'open', houses: 2 }),
    };
  return {
    type: 'APARTMENT',
    floors: Math.min(9, top + 1),
    width: 21,
    year: 2026,
    setting: 'row',
    isShop: entities.some(({ subType }) => subType === 'SHOP' || subType === 'CATERING'),
  };
}

function unitFacts({
  facilities,
  address,
  name,
  persons,
}: Extract<ListingLine, { kind: 'rentalUnit' }>): Facts {
  const region =
    address.country === 'ES' ? 'spain' : address.postalCode?.startsWith('8') ? 'coast' : 'ardennes';
  const isHigh = (facilities ?? []).includes('LIFT');
  if (isHigh)
    return {
      type: 'APARTMENT',
      floors: region === 'spain' ? 5 : 7,
      width: 16,
      year: 1998,
      setting: 'row',
      region,
    };
  return {
    type: 'HOUSE',
    floors: persons > 7 ? 2 : 1,
    width: persons > 7 ? 12 : 9.5,
    year: region === 'spain' ? 1995 : 1930,
    setting: 'open',
    region,
    isWooden: /chalet|affût/i.test(name),
    gardenArea: 300,
  };
}
