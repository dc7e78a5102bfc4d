/** Outdoor and secondary spaces: plot, garden, terrace, garage, cellar. */
import { ORIENTATIONS } from '../../shared/estates/vocabulary.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';
import type { Floor } from './layout.ts';
import { AREA_RANGES, PLOT_RANGES } from './profiles.data.ts';

export type Surroundings = {
  plotArea?: number;
  facadeWidth?: number;
  plotDepth?: number;
  gardenArea?: number;
  gardenOrientation?: (typeof ORIENTATIONS)[number];
  terraceArea?: number;
  garages: number;
  parkingSpaces: number;
  cellar: boolean;
  attic: boolean;
};

const FACADES: Record<string, [number, number]> = {
  TERRACED: [5, 7.5],
  MANSION: [6.5, 11],
  SEMI_DETACHED: [7, 10],
  BUILDING_PLOT: [8, 26],
  SHOP: [4.5, 12],
};

function drawPlot(
  draft: Draft,
  area: number,
  random: Random,
): Pick<Surroundings, 'plotArea' | 'facadeWidth' | 'plotDepth'> {
  if (draft.type === 'LAND') {
    const [smallest, largest] = AREA_RANGES[draft.subType];
    const drawn = Math.round(smallest + (largest - smallest) * random.next() ** 2);
    if (draft.subType !== 'BUILDING_PLOT') {
      return { plotArea: drawn };
    }
    const facadeWidth =
      Math.round(Math.max(7.5, Math.min(28, Math.sqrt(drawn) * random.between(0.5, 0.8))) * 10) / 10;
    return { plotArea: drawn, facadeWidth, plotDepth: Math.round(drawn / facadeWidth) };
  }
  const range = PLOT_RANGES[draft.subType];
  const facade = FACADES[draft.subType];
  const facadeWidth = facade && Math.round(random.between(...facade) * 10) / 10;
  if (!range) {
    return facadeWidth ? { facadeWidth } : {};
  }
  const footprint = draft.subType === 'BUNGALOW' || draft.subType === 'WAREHOUSE' ? area * 1.1 : area * 0.55;
  const plotArea = Math.round(
    Math.max(footprint + 15, range[0] + (range[1] - range[0]) * random.next() ** 1.7),
  );
  return { plotArea, facadeWidth: facadeWidth || undefined };
}

function drawGarden(draft: Draft, plotArea: number, area: number, random: Random): Partial<Surroundings> {
  if (draft.type === 'APARTMENT') {
    const gardenArea = draft.subType === 'GROUND_FLOOR' && random.chance(0.75) ? random.int(25, 140) : 0;
    return gardenArea ? { gardenArea, gardenOrientation: random.pick(ORIENTATIONS) } : {};
  }
  const rest = plotArea - area * (draft.subType === 'BUNGALOW' ? 1.15 : 0.65);
  const gardenArea = Math.round(rest * random.between(0.55, 0.85));
  return draft.type === 'HOUSE' && gardenArea > 12
    ? { gardenArea, gardenOrientation: random.pick(ORIENTATIONS) }
    : {};
}

function drawTerrace(draft: Draft, random: Random): number {
  if (draft.type === 'HOUSE') {
    return random.chance(0.72) ? random.int(9, 48) : 0;
  }
  if (draft.subType === 'PENTHOUSE') {
    return random.int(28, 110);
  }
  const probability =
    draft.subType === 'CATERING'
      ? 0.6
      : draft.subType === 'STUDIO'
        ? 0.35
        : draft.type === 'APARTMENT'
          ? 0.74
          : 0;
  return random.chance(probability) ? random.int(4, draft.subType === 'CATERING' ? 60 : 18) : 0;
}

function drawParking(draft: Draft, random: Random): Pick<Surroundings, 'garages' | 'parkingSpaces'> {
  const { type, subType } = draft;
  if (type === 'LAND' || type === 'GARAGE' || type === 'INVESTMENT') {
    return { garages: 0, parkingSpaces: type === 'INVESTMENT' && random.chance(0.3) ? random.int(2, 6) : 0 };
  }
  if (type === 'COMMERCIAL') {
    return {
      garages: 0,
      parkingSpaces: random.chance(0.55) ? random.int(2, subType === 'WAREHOUSE' ? 18 : 8) : 0,
    };
  }
  if (subType === 'ROOM' || subType === 'STUDENT_ROOM' || subType === 'HOUSEBOAT')
    return { garages: 0, parkingSpaces: 0 };
  const isRoomy = ['VILLA', 'DETACHED', 'BUNGALOW', 'FARMHOUSE'].includes(subType);
  const garages = random.chance(isRoomy ? 0.85 : type === 'APARTMENT' ? 0.3 : 0.36)
    ? isRoomy && random.chance(0.35)
      ? 2
      : 1
    : 0;
  return { garages, parkingSpaces: random.chance(isRoomy ? 0.7 : 0.28) ? random.int(1, isRoomy ? 4 : 1) : 0 };
}

/** Draws the surroundings of a building of `area` m². */
export function drawSurroundings(draft: Draft, area: number): Surroundings {
  const random = draft.random('surroundings');
  const plot = drawPlot(draft, area, random);
  const garden = drawGarden(draft, plot.plotArea ?? 0, area, random);
  const terraceArea = drawTerrace(draft, random);
  const isHouse = draft.type === 'HOUSE' && draft.place.country === 'BE';
  const hasNoCellar = ['HOUSEBOAT', 'CHALET', 'ROOM', 'STUDENT_ROOM'].includes(draft.subType);
  return {
    ...plot,
    ...garden,
    terraceArea: terraceArea || undefined,
    ...drawParking(draft, random),
    cellar:
      random.chance(isHouse && draft.year < 1980 ? 0.68 : draft.type === 'APARTMENT' ? 0.5 : 0.15) &&
      !hasNoCellar,
    attic: isHouse && draft.subType !== 'BUNGALOW' && !hasNoCellar && random.chance(0.45),
  };
}

/** Adds cellar, attic, garages and terrace to the floors of a home. */
export function withOuterRooms(draft: Draft, floors: Floor[], around: Surroundings): Floor[] {
  const random = draft.random('outer-rooms');
  const ground = floors[0];
  if (!ground || draft.type === 'GARAGE' || draft.type === 'INVESTMENT') {
    return floors;
  }
  const rooms = [...ground.rooms];
  if (draft.type === 'HOUSE' && around.garages > 0) {
    rooms.push({ kind: 'GARAGE', area: around.garages * random.int(16, 20) });
  }
  if (around.terraceArea) {
    rooms.push({ kind: 'TERRACE', area: around.terraceArea });
  }
  const complete: Floor[] = [{ ...ground, rooms }, ...floors.slice(1)];
  const highest = complete.at(-1)?.level ?? 0;
  if (around.attic) {
    complete.push({ level: highest + 1, rooms: [{ kind: 'ATTIC', area: random.int(18, 44) }] });
  }
  if (around.cellar) {
    const area = draft.type === 'APARTMENT' ? random.int(3, 8) : random.int(10, 36);
    complete.unshift({ level: -1, rooms: [{ kind: 'CELLAR', area }] });
  }
  return complete;
}
