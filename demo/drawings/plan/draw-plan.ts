/** Draws the plan of one or more levels on a sheet of paper, with the area of each room, a scale and a north arrow. */
import { createRandom, type Random } from '../../random.ts';
import { HEIGHT, WIDTH } from '../outdoors/outdoors.ts';
import { type Box, drawing, group, line } from '../svg.ts';
import { arrange, outlineOf, type PlacedRoom, type PlanLevel } from './arrange.ts';
import { type Door, doorsOf } from './doors.ts';
import { floors } from './floors.ts';
import { furnish, overlaps } from './furnish.ts';
import { label } from './labels.ts';
import { northArrow, paper, scaleBar } from './paper.ts';
import { FURNITURE, STAIRS } from './pieces.ts';
import { drawDoor, drawGlassDoor, drawWalls, drawWindows, frontDoorOf, OUTER } from './walls.ts';

const SHEET: Box = { x: 110, y: 100, width: WIDTH - 220, height: HEIGHT - 270 };
const BETWEEN = 260;
const CLOTHS = ['#b0654c', '#6d8a76', '#6c8298', '#bb9557', '#93798a', '#7f9472'] as const;
/** The position of the stairs. */
const CLIMBED: readonly string[] = ['ENTRANCE_HALL', 'LANDING', 'PASSAGE', 'ATTIC', 'CELLAR'];

interface Sheet {
  random: Random;
  cloth: string;
  /** Centimetres per pixel. */
  pixel: number;
}

/** `seed`: the home's seed, so that all its plans share one style. */
export function drawPlan(levels: readonly PlanLevel[], seed: string): string {
  const random = createRandom(seed, 'plan');
  const isMirrored = random.chance(0.5);
  const placed = sideBySide(
    levels.map((level) => arrange(level).map((room) => inCentimetres(room, isMirrored))),
  );
  const whole = outlineOf(placed.flat());
  const scale = Math.min(
    SHEET.width / (whole.width + 2 * OUTER),
    SHEET.height / (whole.height + 2 * OUTER),
    1.25,
  );
  const x = SHEET.x + (SHEET.width - whole.width * scale) / 2 - whole.x * scale;
  const y = SHEET.y + (SHEET.height - whole.height * scale) / 2 - whole.y * scale;
  const sheet = { random, cloth: random.pick(CLOTHS), pixel: 1 / scale };
  const drawn = placed.map((rooms, at) => drawLevel(rooms, levels[at] as PlanLevel, sheet));
  const place = `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 1000) / 1000})`;
  return drawing(
    WIDTH,
    HEIGHT,
    paper() + group(drawn.join(''), { transform: place }) + scaleBar(scale) + northArrow(random.int(-40, 40)),
  );
}

const inCentimetres = (room: PlacedRoom, isMirrored: boolean): PlacedRoom => ({
  ...room,
  x: (isMirrored ? -room.x - room.width : room.x) * 100,
  y: room.y * 100,
  width: room.width * 100,
  height: room.height * 100,
});

function sideBySide(levels: PlacedRoom[][]): PlacedRoom[][] {
  let left = 0;
  return levels.map((rooms) => {
    const { x, y, width, height } = outlineOf(rooms.filter(({ kind }) => kind !== 'TERRACE'));
    const moved = rooms.map((room) => ({ ...room, x: room.x - x + left, y: room.y - y - height }));
    left += width + BETWEEN;
    return moved;
  });
}

function drawLevel(rooms: readonly PlacedRoom[], level: PlanLevel, sheet: Sheet): string {
  const inside = rooms.filter(({ kind }) => kind !== 'TERRACE');
  const doors = doorsOf(rooms);
  const isAbove = level.rooms.some(({ kind }) => ['LANDING', 'ATTIC', 'CELLAR'].includes(kind));
  const front = isAbove && level.hasStairs ? null : frontDoorOf(inside);
  const clear = [...doors, ...(front ? [front] : [])].map(clearance);
  const taken = rooms.map((room) => clear.filter((box) => overlaps(box, room)));
  const furniture = rooms.map((room, at) => furnitureOf(room, level, taken[at] as Box[], sheet));
  return (
    floors(rooms) +
    inside
      .filter(({ kind }) => kind === 'ATTIC')
      .map(slopes)
      .join('') +
    furniture.join('') +
    drawWalls(inside) +
    drawWindows(inside, level, clear) +
    doors.map((door) => drawOwnDoor(door, rooms)).join('') +
    (front ? drawDoor(front, front.isLevel ? false : front.x < 1 + outlineOf(inside).x, 2 * OUTER) : '') +
    rooms.map((room, at) => label(room, taken[at] as Box[], sheet.pixel)).join('')
  );
}

/** The line below which the ceiling under the roof is too low to stand. */
const slopes = ({ x, y, width, height }: PlacedRoom): string =>
  [y + height * 0.2, y + height * 0.8]
    .map((at) => line([x, at], [x + width, at], '#b5a184', 3, { 'stroke-dasharray': '16 12' }))
    .join('');

/** The area of a door's swing and the space in front of it. */
const clearance = ({ x, y, length, isLevel }: Door): Box =>
  isLevel
    ? { x: x - 4, y: y - length, width: length + 8, height: 2 * length }
    : { x: x - length, y: y - 4, width: 2 * length, height: length + 8 };

function drawOwnDoor(door: Door, rooms: readonly PlacedRoom[]): string {
  const to = rooms[door.to] as PlacedRoom;
  if (to.kind === 'TERRACE' || rooms[door.from]?.kind === 'TERRACE') return drawGlassDoor(door);
  return drawDoor(door, door.isLevel ? to.y > door.y - 1 : to.x > door.x - 1);
}

function furnitureOf(room: PlacedRoom, level: PlanLevel, taken: Box[], { random, cloth }: Sheet): string {
  const own = room.kind === 'PASSAGE' ? [] : (FURNITURE[room.kind] ?? []);
  const pieces = level.hasStairs && CLIMBED.includes(room.kind) ? [STAIRS, ...own] : own;
  // Draw the outer wall on the terrace, outside the house.
  const free = room.kind === 'TERRACE' ? { ...room, height: room.height - OUTER } : room;
  return furnish(free, pieces, taken, cloth, random.int(0, 3));
}
