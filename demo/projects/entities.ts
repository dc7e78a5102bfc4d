/** Draws the entities of a project: flats, houses, shops and garages with floor, size and price. */

import type { ProjectLineInput } from '../../server/features/feed/project-line.ts';
import type { EstateSubType, EstateType } from '../../shared/estates/vocabulary.ts';
import { SUB_TYPES_BY_TYPE } from '../../shared/estates/vocabulary.ts';
import type { StatusCode } from '../../shared/listings/vocabulary.ts';
import { garagePrice, roundPrice, SUB_TYPE_FACTORS } from '../estates/prices.ts';
import { AREA_RANGES, PLOT_RANGES } from '../estates/profiles.data.ts';
import type { Place } from '../places/places.ts';
import type { Random } from '../random.ts';
import type { ProjectSpec } from './projects.data.ts';

export type Entity = ProjectLineInput['entities'][number];

const NEW_BUILD = 1.24;
const TERRACES: Partial<Record<EstateSubType, [number, number]>> = {
  GROUND_FLOOR: [14, 32],
  FLAT: [6, 18],
  DUPLEX: [10, 26],
  PENTHOUSE: [28, 90],
  TERRACED: [12, 24],
  SEMI_DETACHED: [15, 30],
  DETACHED: [20, 40],
  CATERING: [30, 60],
};

function typeOf(subType: EstateSubType): EstateType {
  const types = Object.entries(SUB_TYPES_BY_TYPE) as [EstateType, readonly string[]][];
  return types.find(([, subTypes]) => subTypes.includes(subType))?.[0] ?? 'APARTMENT';
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** Penthouses on top, duplexes below them, flats and studios distributed over the floors between. */
function floorOf(subType: EstateSubType, share: number, { topFloor, entities }: ProjectSpec): number {
  if (typeOf(subType) === 'GARAGE') return -1;
  if (subType === 'PENTHOUSE') return topFloor;
  if (subType === 'DUPLEX') return Math.max(1, topFloor - 1);
  if (subType !== 'FLAT' && subType !== 'STUDIO') return 0;
  const highest = entities.PENTHOUSE ? topFloor - 1 : topFloor;
  return 1 + Math.floor(share * highest);
}

function bedroomsOf(subType: EstateSubType, livingArea: number): number | undefined {
  const type = typeOf(subType);
  if (type !== 'HOUSE' && type !== 'APARTMENT') return undefined;
  if (subType === 'STUDIO') return 0;
  if (type === 'HOUSE') return livingArea > 170 ? 4 : 3;
  return livingArea < 74 ? 1 : livingArea < 105 ? 2 : 3;
}

function drawSizes(subType: EstateSubType, random: Random): Partial<Entity> {
  const [smallest, largest] = AREA_RANGES[subType];
  const drawn = smallest + (largest - smallest) * random.next() ** 1.4;
  if (typeOf(subType) === 'GARAGE') return { area: oneDecimal(drawn) };
  const terrace = TERRACES[subType];
  const plot = typeOf(subType) === 'HOUSE' ? PLOT_RANGES[subType] : undefined;
  const livingArea = oneDecimal(drawn);
  return {
    bedrooms: bedroomsOf(subType, livingArea),
    area: oneDecimal(drawn * random.between(1.08, 1.16)),
    livingArea,
    plotArea: plot ? Math.round(drawn * 0.6 + plot[0] + (plot[1] - plot[0]) * random.next() ** 2) : undefined,
    terraceArea: terrace ? random.int(...terrace) : undefined,
  };
}

/** Price in euros, higher on upper floors; rarely on request. */
function drawPrice(entity: Entity, place: Place, random: Random): number | undefined {
  const { subType, livingArea, plotArea } = entity;
  if (entity.type === 'GARAGE') return garagePrice(place, subType, random);
  const isOnRequest = random.chance(
    subType === 'PENTHOUSE' ? 0.3 : entity.type === 'COMMERCIAL' ? 0.4 : 0.02,
  );
  const area = livingArea ?? 0;
  const level = place.pricePerSquareMetre * NEW_BUILD * (SUB_TYPE_FACTORS[subType] ?? 1);
  const large = (area / (entity.type === 'HOUSE' ? 150 : 90)) ** -0.2;
  const height = 1 + Math.max(0, entity.floor ?? 0) * 0.018;
  const ground = (plotArea ?? 0) * place.pricePerSquareMetre * 0.04;
  const price = roundPrice(area * level * large * height * random.between(0.97, 1.04) + ground, random);
  return isOnRequest ? undefined : price;
}

function drawStatus({ status, stage, sold }: ProjectSpec, random: Random): StatusCode {
  if (status !== 'AVAILABLE') return status;
  return random.weighted<StatusCode>({
    SOLD: sold,
    OPTION: 0.09,
    WITHDRAWN: 0.012,
    IN_PREPARATION: stage === 'PLANNED' ? 0.15 : 0,
    AVAILABLE: Math.max(0.15, 0.8 - sold),
  });
}

/** Creates numbers such as "1.03" for floor 1; houses and garages are numbered consecutively. */
function createNumbers(): (entity: Pick<Entity, 'type' | 'subType' | 'floor'>) => string {
  const counts = new Map<string, number>();
  return ({ type, subType, floor }) => {
    const letter = type === 'HOUSE' ? 'H' : subType === 'BOX' ? 'G' : type === 'GARAGE' ? 'P' : `${floor}.`;
    const index = (counts.get(letter) ?? 0) + 1;
    counts.set(letter, index);
    return `${letter}${letter.endsWith('.') ? String(index).padStart(2, '0') : index}`;
  };
}

/** Entities in the order of the price list: floor by floor, those below ground last. */
export function drawEntities(spec: ProjectSpec, place: Place, random: Random): Entity[] {
  const planned = Object.entries(spec.entities) as [EstateSubType, number][];
  const placed = planned.flatMap(([subType, count]) =>
    Array.from({ length: count }, (_, at) => ({ subType, floor: floorOf(subType, at / count, spec) })),
  );
  const order = (floor: number) => (floor < 0 ? 100 : floor);
  const numberOf = createNumbers();
  return placed
    .toSorted((a, b) => order(a.floor) - order(b.floor))
    .map(({ subType, floor }) => {
      const type = typeOf(subType);
      const number = numberOf({ type, subType, floor });
      const entity: Entity = {
        reference: `${spec.reference}-${number}`,
        number,
        type,
        subType,
        floor: type === 'HOUSE' ? undefined : floor,
        ...drawSizes(subType, random),
        status: drawStatus(spec, random),
      };
      const price = drawPrice(entity, place, random);
      return price === undefined ? entity : { ...entity, price };
    });
}
