/** The smaller sections of an estate: comfort, technical, construction, extras. */
import type { EstateLineInput } from '../../server/features/feed/estate-line.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';
import { type Floor, roomsOf } from './layout.ts';
import type { Surroundings } from './surroundings.ts';

type Section<K extends keyof EstateLineInput> = NonNullable<EstateLineInput[K]>;

/** Whether it is neither land nor a garage. */
export const isBuilding = ({ type }: Draft) => type !== 'LAND' && type !== 'GARAGE';
const isHome = ({ type }: Draft) => type === 'HOUSE' || type === 'APARTMENT';

function drawKitchen(draft: Draft, random: Random): Section<'comfort'>['kitchen'] {
  switch (draft.state) {
    case 'SHELL':
      return 'NONE';
    case 'NEW':
    case 'AS_NEW':
      return random.weighted({ HYPER_EQUIPPED: 60, EQUIPPED: 40 });
    case 'GOOD':
      return random.weighted({ HYPER_EQUIPPED: 15, EQUIPPED: 60, SEMI_EQUIPPED: 25 });
    default:
      return random.weighted({ SEMI_EQUIPPED: 45, BASIC: 55 });
  }
}

function drawHomeComfort(draft: Draft, floors: readonly Floor[], random: Random): Section<'comfort'> {
  const level = floors.find((floor) => floor.level >= 0)?.level ?? 0;
  const isFlat = draft.type === 'APARTMENT';
  const hasLift = level > 3 || draft.year > 2000 || random.chance(0.45);
  return {
    kitchen: draft.gives(random, 0.92) ? drawKitchen(draft, random) : undefined,
    lift: isFlat && draft.gives(random, 0.88) ? hasLift : undefined,
    alarm: draft.gives(random, 0.4) ? random.chance(draft.subType === 'VILLA' ? 0.7 : 0.15) : undefined,
    airConditioning: draft.gives(random, 0.3)
      ? random.chance(draft.place.country === 'ES' ? 0.95 : 0.12)
      : undefined,
    furnished: draft.transaction === 'RENT' || draft.place.country === 'ES' ? random.chance(0.2) : undefined,
    wheelchairAccess: draft.gives(random, 0.3)
      ? isFlat
        ? hasLift || level === 0
        : draft.subType === 'BUNGALOW'
      : undefined,
  };
}

/** Takes counts from the rooms, so that layout and comfort are consistent. */
export function drawComfort(
  draft: Draft,
  floors: readonly Floor[],
  around: Surroundings,
): Section<'comfort'> {
  const random = draft.random('comfort');
  if (!isBuilding(draft)) {
    return draft.subType === 'BOX' && draft.gives(random, 0.3) ? { alarm: random.chance(0.1) } : {};
  }
  const isLivedIn = draft.type !== 'COMMERCIAL';
  return {
    ...(isLivedIn
      ? {
          bedrooms: roomsOf(floors, 'BEDROOM').length,
          bathrooms: roomsOf(floors, 'BATHROOM', 'SHOWER_ROOM').length,
        }
      : {}),
    toilets: draft.gives(random, 0.85) ? roomsOf(floors, 'TOILET').length || 1 : undefined,
    garages: around.garages || draft.gives(random, 0.4) ? around.garages : undefined,
    parkingSpaces: around.parkingSpaces || draft.gives(random, 0.25) ? around.parkingSpaces : undefined,
    cellar: around.cellar || draft.gives(random, 0.5) ? around.cellar : undefined,
    attic: around.attic || draft.gives(random, 0.3) ? around.attic : undefined,
    ...(isHome(draft) ? drawHomeComfort(draft, floors, random) : {}),
    ...(draft.type === 'COMMERCIAL' && draft.gives(random, 0.5)
      ? {
          airConditioning: random.chance(0.5),
          alarm: random.chance(0.6),
          wheelchairAccess: random.chance(0.6),
        }
      : {}),
  };
}

/** Connections: a building plot has them in the street, a wood has none. */
export function drawTechnical(draft: Draft, fuel: string | null | undefined): Section<'technical'> {
  const random = draft.random('technical');
  const isRemote = draft.subType === 'FARMLAND' || draft.subType === 'WOOD';
  if (isRemote || draft.type === 'GARAGE') {
    return draft.subType === 'BOX' && draft.gives(random, 0.5) ? { electricity: random.chance(0.7) } : {};
  }
  const isVillage = draft.place.settings[0] === 'v' || draft.place.settings[0] === 'a';
  const isNew = draft.state === 'NEW' || draft.state === 'AS_NEW';
  return {
    ...(draft.gives(random, 0.85) ? { electricity: true, water: true } : {}),
    gas: draft.gives(random, 0.75)
      ? fuel === 'GAS' || (!isVillage && draft.place.country !== 'ES' && random.chance(0.7))
      : undefined,
    sewer: draft.gives(random, 0.7) ? !isVillage || random.chance(0.55) : undefined,
    fibre: draft.gives(random, 0.35) ? random.chance(isVillage ? 0.2 : 0.6) : undefined,
    intercom:
      isHome(draft) && draft.gives(random, 0.5)
        ? draft.type === 'APARTMENT' || random.chance(0.2)
        : undefined,
    waterSoftener: isHome(draft) && draft.gives(random, 0.25) ? random.chance(0.25) : undefined,
    ventilation: isBuilding(draft) && draft.gives(random, 0.4) ? isNew : undefined,
  };
}

const FACADES: Record<string, number> = {
  TERRACED: 2,
  MANSION: 2,
  SEMI_DETACHED: 3,
  DETACHED: 4,
  VILLA: 4,
  FARMHOUSE: 4,
  BUNGALOW: 4,
  CHALET: 4,
  CO_HOUSING: 2,
};

/** Year, state and structure of a building; empty for land. */
export function drawConstruction(draft: Draft): Section<'construction'> {
  const random = draft.random('construction');
  if (draft.type === 'LAND') {
    return {};
  }
  const facades = FACADES[draft.subType];
  const isBlock = draft.type === 'APARTMENT' && draft.year > 1955;
  const brick = draft.year > 2015 && random.chance(0.2) ? (['TIMBER_FRAME'] as const) : (['BRICK'] as const);
  return {
    year: draft.gives(random, 0.9) ? draft.year : undefined,
    renovationYear: draft.renovationYear || undefined,
    state: draft.type === 'GARAGE' ? undefined : draft.state,
    ...(facades
      ? { facades, buildingKind: facades === 2 ? 'CLOSED' : facades === 3 ? 'SEMI_OPEN' : 'OPEN' }
      : {}),
    roof:
      isBuilding(draft) && draft.gives(random, 0.6)
        ? isBlock || draft.place.country === 'ES'
          ? 'FLAT'
          : random.weighted({ PITCHED: 72, FLAT: 12, MANSARD: 6, MIXED: 10 })
        : undefined,
    materials:
      isBuilding(draft) && draft.gives(random, 0.5)
        ? draft.subType === 'FARMHOUSE' && draft.place.region === 'WALLONIA'
          ? ['NATURAL_STONE']
          : isBlock
            ? ['BRICK', 'CONCRETE']
            : [...brick]
        : undefined,
  };
}

/** The extras that searches ask for; some are left out (unknown), as agencies do. */
export function drawExtras(draft: Draft, around: Surroundings): Section<'extras'> {
  const random = draft.random('extras');
  if (draft.type === 'LAND' || draft.type === 'GARAGE') {
    return {};
  }
  const toRenovate = draft.state === 'TO_RENOVATE';
  const known = (value: boolean, always = value) => (always || draft.gives(random, 0.7) ? value : undefined);
  return {
    bicycleShed: known(random.chance(draft.type === 'APARTMENT' ? 0.5 : 0.25)),
    commercialSurface: known(
      draft.type === 'COMMERCIAL' || (draft.subType === 'MANSION' && random.chance(0.3)),
    ),
    garage: known(around.garages > 0),
    garden: known((around.gardenArea ?? 0) > 0),
    terrace: known((around.terraceArea ?? 0) > 0),
    readyToMoveIn: known(['NEW', 'AS_NEW', 'GOOD'].includes(draft.state)),
    renovationRequired: known(toRenovate, toRenovate),
    revenueProperty: known(draft.type === 'INVESTMENT'),
  };
}
