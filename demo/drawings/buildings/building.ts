/** A building, seen from the street. */
import type { Random } from '../../random.ts';
import { DOORS } from '../colours.ts';
import { type Box, group } from '../svg.ts';
import type { BlockStyle } from './block-facades.ts';
import { block } from './blocks.ts';
import { floorOf, opening, STOREY } from './facade-floors.ts';
import { chimney, dormer, type RoofKind, type RoofStyle, roof } from './roofs.ts';
import { cornice, plinth, type WallStyle, wall } from './wall.ts';
import { type WindowStyle, windowIn } from './windows.ts';

/** What the ground floor has beside the front door. */
export type GroundFloor = 'rooms' | 'garage' | 'shop' | 'entrance' | 'garages';

export interface Building {
  /** Width in metres. */
  width: number;
  floors: number;
  wall: WallStyle;
  roof: RoofKind;
  tiles: string;
  trim: string;
  window: WindowStyle;
  door: string;
  groundFloor: GroundFloor;
  bays: number;
  hasDormers: boolean;
  /** Whether the upper floors have balconies. */
  hasBalconies: boolean;
  /** The number of identical buildings side by side. */
  houses?: number | undefined;
  /** Set for a block of flats, which is drawn differently. */
  block?: BlockStyle | undefined;
}

const ROOF: Record<RoofKind, number> = {
  saddle: 2.6,
  mansard: 3.1,
  hip: 3.2,
  flat: 0.4,
  stepped: 4.4,
  gable: 4,
};

/** Pixels per metre, so that the whole building fits below the sky. */
export function scaleOf({ width, floors, roof: kind }: Building): number {
  const tall = floors * STOREY + 0.6 + ROOF[kind];
  return Math.min(92, 830 / tall, 1180 / width);
}

/** Draws a building. `box.y`: the ground line. */
export function building(of: Building, box: Box, scale: number, random: Random, id = 'house'): string {
  if (of.block) return block({ ...of, style: of.block }, box, scale, random, id);
  if (of.houses) return alike(of, of.houses, box, scale, random, id);
  const plinthTall = scale * 0.5;
  const tall = of.floors * STOREY * scale + plinthTall;
  const front = { x: box.x, y: box.y - tall, width: box.width, height: tall };
  const roofStyle: RoofStyle = {
    kind: of.roof,
    tiles: of.tiles,
    wall: of.wall.finish === 'plaster' ? of.wall.colour : `url(#${id}-fill)`,
    trim: of.trim,
    height:
      ROOF[of.roof] *
      scale *
      (of.roof === 'gable' || of.roof === 'stepped' ? Math.min(1.25, of.width / 7) : 1),
  };
  const isGable = of.roof === 'gable' || of.roof === 'stepped';
  const walls = wall(id, front, of.wall, scale, random);
  const foot = plinth({ x: front.x, y: box.y - plinthTall, width: front.width, height: plinthTall });
  const floors = Array.from({ length: of.floors }, (_, level) => floorOf(of, front, level, scale, random));
  return group(
    chimneys(of, front, roofStyle, scale, random) +
      (isGable
        ? walls + roof(id, front, roofStyle, scale) + gableWindow(of, front, roofStyle, scale)
        : roof(id, front, roofStyle, scale) + walls) +
      foot +
      floors.join('') +
      (isGable || of.roof === 'flat' ? '' : cornice(front, scale, of.trim)) +
      (of.hasDormers ? dormers(of, front, roofStyle.height, scale) : ''),
  );
}

function alike(of: Building, count: number, box: Box, scale: number, random: Random, id: string): string {
  const one = { ...of, houses: undefined, width: of.width / count };
  const width = box.width / count;
  return Array.from({ length: count }, (_, at) =>
    building(
      { ...one, door: DOORS[at % DOORS.length] ?? of.door },
      { ...box, x: box.x + width * at, width },
      scale,
      random,
      `${id}${at}`,
    ),
  ).join('');
}

function chimneys(of: Building, front: Box, { height }: RoofStyle, scale: number, random: Random): string {
  if (of.roof === 'flat') return '';
  const wide = scale * 0.75;
  const fill = of.wall.finish === 'brick' ? of.wall.colour : '#9a5a44';
  const isGable = of.roof === 'gable' || of.roof === 'stepped';
  const places = isGable ? [0.1] : random.chance(0.5) ? [0.12] : [0.1, 0.82];
  return places
    .map((at) =>
      chimney(
        {
          x: front.x + front.width * at,
          y: front.y - height * (isGable ? 0.1 : 0.6),
          width: wide,
          height: height * (isGable ? 0.75 : 0.4) + scale * 0.9,
        },
        fill,
      ),
    )
    .join('');
}

function dormers(of: Building, front: Box, height: number, scale: number): string {
  const count = Math.max(1, Math.floor(of.bays / 2));
  return Array.from({ length: count }, (_, at) => {
    const middle = front.x + (front.width / count) * (at + 0.5);
    return dormer(
      { x: middle - scale * 0.5, y: front.y - height * 0.72, width: scale, height: scale * 1.35 },
      of.window,
      of.tiles,
    );
  }).join('');
}

function gableWindow(of: Building, front: Box, { height }: RoofStyle, scale: number): string {
  const middle = front.x + front.width / 2;
  return windowIn(
    opening(middle, front.y - height * 0.12, scale * 0.95, scale * 1.35),
    { ...of.window, head: of.roof === 'stepped' ? 'arch' : of.window.head },
    0.4,
  );
}
