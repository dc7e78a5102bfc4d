/** Chooses the walls with doors, so that every room can be reached. Lengths in centimetres. */
import { isHall, type PlacedRoom } from './arrange.ts';

/** A piece of wall, from its upper or left end. */
export interface WallPiece {
  x: number;
  y: number;
  length: number;
  isLevel: boolean;
}

export interface Door extends WallPiece {
  /** Indexes of the rooms. The door swings into `to`. */
  from: number;
  to: number;
}

const LEAF = 82;
const NARROW = 70;
const EDGE = 12;
const CLOSE = 0.01;

/** The shared wall of two rooms; null when they do not touch. */
function sharedWall(a: PlacedRoom, b: PlacedRoom): WallPiece | null {
  const top = Math.max(a.y, b.y);
  const low = Math.min(a.y + a.height, b.y + b.height);
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.width, b.x + b.width);
  if (Math.abs(right - left) < CLOSE && low > top)
    return { x: left, y: top, length: low - top, isLevel: false };
  if (Math.abs(low - top) < CLOSE && right > left)
    return { x: left, y: top, length: right - left, isLevel: true };
  return null;
}

/** The cost of a door: the lower, the more natural the way. */
function reluctance(from: PlacedRoom, to: PlacedRoom): number {
  const pair = [from.kind, to.kind];
  if (to.kind === 'TERRACE')
    return ['LIVING_ROOM', 'KITCHEN', 'DINING_ROOM', 'SHOP_FLOOR'].includes(from.kind) ? 2 : 9;
  if (from.kind === 'TERRACE') return 40;
  if (isHall(from)) return to.kind === 'SHOWER_ROOM' ? 1.5 : 1;
  if (pair.includes('LIVING_ROOM') && (pair.includes('KITCHEN') || pair.includes('DINING_ROOM'))) return 0.5;
  if (from.kind === 'BEDROOM') return ['BATHROOM', 'SHOWER_ROOM'].includes(to.kind) ? 3 : 12;
  if (['TOILET', 'BATHROOM', 'SHOWER_ROOM'].includes(from.kind)) return 30;
  return ['LIVING_ROOM', 'KITCHEN', 'SHOP_FLOOR', 'WORKSHOP', 'OFFICE'].includes(from.kind) ? 4 : 8;
}

/** The room with the entrance. */
export function entranceOf(rooms: readonly PlacedRoom[]): number {
  const hall = rooms.findIndex(isHall);
  if (hall >= 0) return hall;
  const largest = Math.max(...rooms.filter(({ kind }) => kind !== 'TERRACE').map(({ area }) => area));
  return rooms.findIndex(({ area, kind }) => area === largest && kind !== 'TERRACE');
}

/** Prim's minimum spanning tree from the entrance, by the cost of doors. */
export function doorsOf(rooms: readonly PlacedRoom[]): Door[] {
  const reached = [entranceOf(rooms)];
  const doors: Door[] = [];
  while (reached.length < rooms.length) {
    const next = nextDoor(rooms, reached);
    if (!next) break;
    doors.push(next);
    reached.push(next.to);
  }
  return doors;
}

function nextDoor(rooms: readonly PlacedRoom[], reached: readonly number[]): Door | undefined {
  const possible = reached.flatMap((from) =>
    rooms.flatMap((room, to) => {
      const start = rooms[from];
      const wall = reached.includes(to) || !start ? null : sharedWall(start, room);
      if (!wall || !start || wall.length < NARROW) return [];
      return [{ wall, from, to, cost: reluctance(start, room) + (wall.length < LEAF + 20 ? 2 : 0) }];
    }),
  );
  const best = possible.toSorted((a, b) => a.cost - b.cost)[0];
  return best && { ...leafIn(best.wall, rooms[best.to]), from: best.from, to: best.to };
}

/** Places a door near the end of a wall, which leaves space for furniture. A terrace has a wide door in the middle. */
function leafIn(wall: WallPiece, to: PlacedRoom | undefined): WallPiece {
  const isGlass = to?.kind === 'TERRACE';
  const length = isGlass
    ? Math.min(240, wall.length * 0.7)
    : Math.min(to?.kind === 'TOILET' ? NARROW : LEAF, wall.length - 4);
  const shift = isGlass ? (wall.length - length) / 2 : Math.min(EDGE, (wall.length - length) / 2);
  return wall.isLevel ? { ...wall, x: wall.x + shift, length } : { ...wall, y: wall.y + shift, length };
}
