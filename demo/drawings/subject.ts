/** The properties of a demo listing that its drawings depend on, read from its line of the feed. */
import { createRandom, type Random } from '../random.ts';
import type { BlockStyle } from './buildings/block-facades.ts';
import type { Building, GroundFloor } from './buildings/building.ts';
import type { RoofKind } from './buildings/roofs.ts';
import type { WallStyle } from './buildings/wall.ts';
import type { WindowStyle } from './buildings/windows.ts';
import { BRICKS, DOORS, GREYS, PAINTED, STONE, TILES, WOOD } from './colours.ts';
import { type Facts, factsOf, type LandUse, type ListingLine } from './facts.ts';
import type { Region } from './holiday.ts';
import type { Weather } from './outdoors/outdoors.ts';
import type { RoomKind } from './rooms/rooms.ts';

export interface Subject {
  seed: string;
  kind: 'building' | LandUse;
  building: Building;
  setting: 'row' | 'half' | 'open';
  weather: Weather;
  /** Areas of the living room and the garden in m². */
  livingArea: number;
  gardenArea: number;
  isModern: boolean;
  /** The room in a view of the inside. */
  inside: RoomKind;
  /** Only for a holiday home. */
  region: Region | undefined;
}

/** Derives the subject from a feed line. Deterministic on every machine. */
export function subjectOf(line: ListingLine): Subject {
  const random = createRandom(line.reference, 'subject');
  const facts = factsOf(line);
  return {
    seed: line.reference,
    kind: facts.land ?? 'building',
    building: buildingOf(facts, random),
    setting: facts.setting,
    weather:
      facts.region === 'spain'
        ? 'clear'
        : random.weighted<Weather>({ clear: 5, hazy: 3, evening: 2, grey: 1 }),
    region: facts.region,
    livingArea: facts.livingArea ?? 30,
    gardenArea: facts.gardenArea ?? 0,
    isModern: isModern(facts),
    inside: facts.inside ?? 'living',
  };
}

const isModern = ({ year }: Facts) => year > 1985;
const isTall = ({ floors, type }: Facts) => floors > 3 || type === 'APARTMENT';

function buildingOf(facts: Facts, random: Random): Building {
  if (facts.region && !isTall(facts)) return holidayHome(facts, facts.region, random);
  const { floors, width, setting, year } = facts;
  const isOfHouses = facts.houses !== undefined;
  const hasFlatRoof =
    facts.type === 'GARAGE' || isTall(facts) || (isModern(facts) && setting !== 'open' && !isOfHouses);
  const roof = hasFlatRoof
    ? 'flat'
    : isOfHouses
      ? random.pick(['saddle', 'gable'] as const)
      : roofOf(setting, year, random);
  return {
    width,
    floors,
    roof,
    tiles: random.pick(TILES),
    door: random.pick(DOORS),
    wall: wallOf(facts, random),
    trim: random.pick([STONE, '#efe6d6', '#c9bda9']),
    window: windowOf(facts, random),
    groundFloor: groundFloorOf(facts),
    bays: Math.max(2, Math.round(width / (facts.houses ?? 1) / 2.5)),
    houses: facts.houses,
    hasDormers: roof === 'saddle' && random.chance(0.4),
    hasBalconies: false,
    block: isTall(facts) ? blockOf(facts, random) : undefined,
  };
}

/** A holiday home: white on the coast and in the south, stone or wood in the Ardennes. */
function holidayHome(facts: Facts, region: Region, random: Random): Building {
  const { floors, width } = facts;
  const looks = {
    coast: { wall: '#f4eee0', finish: 'plaster', tiles: '#b5603f', roofs: ['saddle', 'gable', 'hip'] },
    ardennes: { wall: '#9d968b', finish: 'brick', tiles: '#4a4d52', roofs: ['saddle', 'gable'] },
    spain: { wall: '#fbf6ea', finish: 'plaster', tiles: '#b8694a', roofs: ['hip', 'saddle', 'flat'] },
  } as const;
  const { wall, finish, tiles, roofs } = looks[region];
  return {
    width,
    floors,
    tiles,
    groundFloor: 'rooms',
    hasDormers: false,
    hasBalconies: false,
    roof: facts.isWooden ? 'gable' : random.pick(roofs),
    wall: facts.isWooden ? { colour: WOOD, finish: 'wood' } : { colour: wall, finish },
    door: random.pick(region === 'spain' ? ['#4f7f8c', '#6b5135'] : DOORS),
    trim: region === 'spain' ? '#efe4d0' : STONE,
    window: {
      frame: region === 'spain' ? '#4f7f8c' : '#f3ead9',
      head: region === 'spain' ? 'arch' : facts.isWooden ? 'none' : 'stone',
      panes: 'cross',
      trim: region === 'spain' ? '#d9b48e' : STONE,
      isLit: region === 'ardennes',
    },
    bays: Math.max(3, Math.round(width / 2.6)),
  };
}

function blockOf(facts: Facts, random: Random): BlockStyle {
  const isOld = facts.year < 1960;
  const secondColour = random.pick(isOld ? PAINTED : [...BRICKS, ...GREYS]);
  return {
    kind: isOld
      ? random.pick(['bows', 'bows', 'parts'] as const)
      : random.pick(['piers', 'balconies', 'balconies', 'parts'] as const),
    rail: isOld || random.chance(0.4) ? 'bars' : 'glass',
    hasPenthouse: facts.year > 1975 && random.chance(0.6),
    groundFloor: facts.isShop || random.chance(0.25) ? 'shops' : 'homes',
    frame: random.pick(isOld ? ['#f3ead9', '#e7e0d2', '#3f5a48'] : ['#3b322b', '#4b4a48', '#efe6d6']),
    second: { colour: secondColour, finish: random.chance(0.6) ? 'brick' : 'plaster' },
  };
}

function wallOf(facts: Facts, random: Random): WallStyle {
  if (facts.region)
    return { colour: random.pick(['#f1ebde', '#e9e1d0', '#e6ddd0', '#dfe3e0']), finish: 'plaster' };
  if (facts.isWooden) return { colour: WOOD, finish: 'wood' };
  if (random.chance(0.68)) return { colour: random.pick(BRICKS), finish: 'brick' };
  return { colour: random.pick(isModern(facts) ? GREYS : PAINTED), finish: 'plaster' };
}

function windowOf(facts: Facts, random: Random): WindowStyle {
  const frames = isModern(facts) ? ['#3b322b', '#4b4a48', '#f3ead9'] : ['#f3ead9', '#e7e0d2', '#6b5135'];
  return {
    frame: random.pick(frames),
    head: isTall(facts) ? 'none' : random.pick(['flat', 'stone', 'arch'] as const),
    panes: isTall(facts) || isModern(facts) ? 'large' : random.pick(['cross', 'sash'] as const),
    trim: STONE,
    isLit: random.chance(0.25),
  };
}

function groundFloorOf(facts: Facts): GroundFloor {
  if (facts.type === 'GARAGE') return 'garages';
  if (facts.isShop) return 'shop';
  if (isTall(facts)) return 'entrance';
  return facts.hasGarage && facts.setting !== 'open' ? 'garage' : 'rooms';
}

const roofOf = (setting: Subject['setting'], year: number, random: Random): RoofKind => {
  if (setting === 'open') return random.pick(['hip', 'saddle', 'gable'] as const);
  return random.weighted<RoofKind>({ saddle: 5, mansard: 2, stepped: year < 1920 ? 3 : 0.4, gable: 2 });
};
