/** What the drawings of a demo listing need to know, from its own line of the feed. */
import { createRandom, type Random } from '../random.ts';
import type { Building, GroundFloor } from './building.ts';
import { BRICKS, DOORS, GREYS, PAINTED, STONE, TILES, WOOD } from './colours.ts';
import { type Facts, factsOf, type ListingLine } from './facts.ts';
import type { WindowStyle } from './openings.ts';
import type { Weather } from './outdoors.ts';
import type { RoofKind } from './roofs.ts';
import type { WallStyle } from './wall.ts';

export interface Subject {
  seed: string;
  kind: 'building' | 'land' | 'wood';
  building: Building;
  setting: 'row' | 'half' | 'open';
  weather: Weather;
  /** Square metres of its living room and its garden. */
  livingArea: number;
  gardenArea: number;
  isModern: boolean;
  isWork: boolean;
}

/** The same line gives the same subject on every machine. */
export function subjectOf(line: ListingLine): Subject {
  const random = createRandom(line.reference, 'subject');
  const facts = factsOf(line, random);
  return {
    seed: line.reference,
    kind: facts.land ?? 'building',
    building: buildingOf(facts, random),
    setting: facts.setting,
    weather: random.weighted<Weather>({ clear: 5, hazy: 3, evening: 2, grey: 1 }),
    livingArea: facts.livingArea ?? 30,
    gardenArea: facts.gardenArea ?? 0,
    isModern: isModern(facts),
    isWork: facts.isWork ?? false,
  };
}

const isModern = ({ year }: Facts) => year > 1985;
const isTall = ({ floors, type }: Facts) => floors > 3 || type === 'APARTMENT';

function buildingOf(facts: Facts, random: Random): Building {
  const { floors, width, setting, year } = facts;
  const hasFlatRoof = facts.type === 'GARAGE' || isTall(facts) || (isModern(facts) && setting !== 'open');
  const roof = hasFlatRoof ? 'flat' : roofOf(setting, year, random);
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
    bays: Math.max(2, Math.round(width / (isTall(facts) ? 2.9 : 2.5))),
    hasDormers: roof === 'saddle' && random.chance(0.4),
    hasBalconies: isTall(facts),
  };
}

function wallOf(facts: Facts, random: Random): WallStyle {
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
