/** Walls with thickness, doors and windows. Lengths in centimetres. */
import { PAPER } from '../colours.ts';
import { type Box, d, group, line, path, rect } from '../svg.ts';
import { isHall, outlineOf, type PlacedRoom, type PlanLevel } from './arrange.ts';
import { type Door, entranceOf, type WallPiece } from './doors.ts';

export const INK = '#3b322b';
export const OUTER = 34;
const INNER = 12;
const WINDOWLESS: readonly string[] = [
  'TOILET',
  'STORAGE',
  'LAUNDRY',
  'PASSAGE',
  'TERRACE',
  'GARAGE',
  'CELLAR',
  'LANDING',
];

/** The walls between rooms, and the thicker outer walls. */
export function drawWalls(rooms: readonly PlacedRoom[]): string {
  const whole = outlineOf(rooms);
  const inner = rooms.map((room) => rect(room, 'none', { stroke: INK, 'stroke-width': INNER }));
  const [x, y, right, low] = [whole.x, whole.y, whole.x + whole.width, whole.y + whole.height];
  const ring = (by: number) => d`M${x - by} ${y - by}H${right + by}V${low + by}H${x - by}Z`;
  return group(
    inner.join('') +
      path(`${ring(OUTER)}${ring(0)}`, '#a5482f', { 'fill-rule': 'evenodd' }) +
      path(`${ring(OUTER)}${ring(OUTER - 6)}`, INK, { 'fill-rule': 'evenodd' }) +
      path(`${ring(14)}${ring(-INNER / 2)}`, INK, { 'fill-rule': 'evenodd' }),
  );
}

/** A door leaf and its quarter circle. `inward`: right of a vertical wall, below a horizontal wall. */
export function drawDoor({ x, y, length, isLevel }: WallPiece, inward: boolean, thick = INNER): string {
  const turn = inward ? 1 : -1;
  const gap = isLevel
    ? { x, y: y - thick / 2 - 1, width: length, height: thick + 2 }
    : { x: x - thick / 2 - 1, y, width: thick + 2, height: length };
  const leaf = isLevel ? ([x, y + length * turn] as const) : ([x + length * turn, y] as const);
  const end = isLevel ? ([x + length, y] as const) : ([x, y + length] as const);
  const sweep = isLevel === inward ? 0 : 1;
  return (
    rect(gap, PAPER) +
    path(d`M${leaf[0]} ${leaf[1]}` + d`A${length} ${length} 0 0 ${sweep} ${end[0]} ${end[1]}`, 'none', {
      stroke: '#8f7f70',
      'stroke-width': 2.5,
    }) +
    line([x, y], leaf, INK, 6)
  );
}

/** A sliding glass door. */
export function drawGlassDoor({ x, y, length }: WallPiece): string {
  return (
    rect({ x, y: y - OUTER - 1, width: length, height: OUTER + INNER / 2 + 2 }, PAPER) +
    line([x, y - 22], [x + length * 0.54, y - 22], '#5b7f8f', 6) +
    line([x + length * 0.46, y - 10], [x + length, y - 10], '#5b7f8f', 6)
  );
}

function drawWindow({ x, y, length, isLevel }: WallPiece, isFar: boolean): string {
  const from = isFar ? -INNER / 2 : -OUTER;
  const thick = OUTER + INNER / 2;
  const gap = isLevel
    ? { x, y: y + from, width: length, height: thick }
    : { x: x + from, y, width: thick, height: length };
  const middle = (isFar ? 1 : -1) * (OUTER / 2);
  const [start, end] = isLevel
    ? ([
        [x, y + middle],
        [x + length, y + middle],
      ] as const)
    : ([
        [x + middle, y],
        [x + middle, y + length],
      ] as const);
  return rect(gap, PAPER, { stroke: INK, 'stroke-width': 4 }) + line(start, end, '#5b7f8f', 6);
}

/** Windows in outer walls without neighbours, except where `taken` has a door. */
export function drawWindows(rooms: readonly PlacedRoom[], level: PlanLevel, taken: readonly Box[]): string {
  const whole = outlineOf(rooms);
  return rooms
    .filter(({ kind }) => !WINDOWLESS.includes(kind))
    .flatMap((room) => outerWalls(room, whole, level.isBetween))
    .flatMap(({ isFar, ...wall }) => {
      const length = Math.min(wall.length * 0.56, wall.isLevel ? 230 : 170);
      if (length < 50) return [];
      const shift = (wall.length - length) / 2;
      const opening = wall.isLevel
        ? { ...wall, x: wall.x + shift, length }
        : { ...wall, y: wall.y + shift, length };
      return taken.some((box) => isNear(opening, box)) ? [] : [drawWindow(opening, isFar)];
    })
    .join('');
}

function isNear({ x, y, length, isLevel }: WallPiece, box: Box): boolean {
  const [wide, tall] = isLevel ? [length, 1] : [1, length];
  return x < box.x + box.width && box.x < x + wide && y - 40 < box.y + box.height && box.y < y + tall + 40;
}

function outerWalls(room: PlacedRoom, whole: Box, isBetween: boolean): (WallPiece & { isFar: boolean })[] {
  const { x, y, width, height } = room;
  const at = (a: number, b: number) => Math.abs(a - b) < 0.5;
  const [right, low] = [x + width, y + height];
  return [
    ...(at(y, whole.y) ? [{ x, y, length: width, isLevel: true, isFar: false }] : []),
    ...(at(low, whole.y + whole.height) ? [{ x, y: low, length: width, isLevel: true, isFar: true }] : []),
    ...(at(x, whole.x) && !isBetween ? [{ x, y, length: height, isLevel: false, isFar: false }] : []),
    ...(at(right, whole.x + whole.width) && !isBetween
      ? [{ x: right, y, length: height, isLevel: false, isFar: true }]
      : []),
  ];
}

/** The front door: at the street if the hall touches it, otherwise at the side that the hall touches. */
export function frontDoorOf(rooms: readonly PlacedRoom[]): Door | null {
  const number = entranceOf(rooms);
  const hall = rooms[number];
  if (!hall || !(isHall(hall) || rooms.length < 4)) return null;
  const walls = outerWalls(hall, outlineOf(rooms), false).filter(({ length }) => length > 100);
  const wall =
    walls.find(({ isLevel, isFar }) => isLevel && isFar) ?? walls.find(({ isLevel }) => !isLevel) ?? walls[0];
  if (!wall) return null;
  const shift = wall.isLevel ? (wall.length - 95) / 2 : wall.length - 97;
  const piece = wall.isLevel ? { ...wall, x: wall.x + shift } : { ...wall, y: wall.y + Math.min(shift, 20) };
  return { ...piece, length: 95, from: number, to: number };
}
