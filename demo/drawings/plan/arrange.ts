/** Lays out the rooms of a level: a strip with the hall and the small rooms, the others at its sides. */
import type { RoomKind } from '../../estates/rooms.data.ts';
import type { Box } from '../svg.ts';
import { type Placed, slices, squarify, stretch } from './squarify.ts';

/** A room, with lengths in m and its area in m². A passage is not in the data, but a plan needs one. */
export interface PlanRoom {
  kind: RoomKind | 'PASSAGE';
  area: number;
}

export type PlacedRoom = Placed<PlanRoom>;

export interface PlanLevel {
  rooms: readonly PlanRoom[];
  /** Width along the street in metres, if known. */
  width?: number | undefined;
  /** Whether the hall starts at the street. */
  isAtStreet: boolean;
  /** Whether there are neighbours at both sides, and thus no windows. */
  isBetween: boolean;
  hasStairs: boolean;
}

const HALLS: readonly string[] = ['ENTRANCE_HALL', 'LANDING', 'PASSAGE'];
const SMALL: readonly string[] = ['TOILET', 'STORAGE', 'LAUNDRY'];
const NIGHT: readonly string[] = ['BEDROOM', 'BATHROOM', 'SHOWER_ROOM'];
/** The order of rooms from the street to the garden. */
const ORDER: readonly string[] = ['GARAGE', 'OFFICE', 'SHOP_FLOOR', 'DINING_ROOM', 'LIVING_ROOM', 'KITCHEN'];
const NARROWEST = 1.15;
const PASSAGE = 1.35;
/** The maximum ratio of depth to width of a house. */
const MAX_DEPTH_RATIO = 1.9;

const areaOf = (rooms: readonly PlanRoom[]) => rooms.reduce((sum, { area }) => sum + area, 0);
export const isHall = ({ kind }: PlanRoom) => HALLS.includes(kind);

/** Places every room. The street is at the bottom, the terrace outside at the garden. */
export function arrange(level: PlanLevel): PlacedRoom[] {
  const inside = level.rooms.filter(({ kind }) => kind !== 'TERRACE');
  const terraces = level.rooms.filter(({ kind }) => kind === 'TERRACE');
  const placed = placeInside(level, inside);
  const whole = outlineOf(placed);
  return [...placed, ...terraces.map((room) => placeTerrace(room, whole))];
}

/** The bounding box of rooms. */
export function outlineOf(rooms: readonly Box[]): Box {
  const x = Math.min(...rooms.map((room) => room.x));
  const y = Math.min(...rooms.map((room) => room.y));
  const right = Math.max(...rooms.map((room) => room.x + room.width));
  const low = Math.max(...rooms.map((room) => room.y + room.height));
  return { x, y, width: right - x, height: low - y };
}

function placeTerrace(room: PlanRoom, whole: Box): PlacedRoom {
  const width = Math.min(whole.width, Math.max(room.area / 3.4, Math.sqrt(room.area * 1.8)));
  const height = room.area / width;
  return { ...room, x: whole.x + whole.width - width, y: whole.y - height, width, height };
}

function placeInside(level: PlanLevel, rooms: PlanRoom[]): PlacedRoom[] {
  const needsStrip = rooms.length > 3 || rooms.some((room) => SMALL.includes(room.kind));
  if (!needsStrip) return squarify(rectangle(areaOf(rooms), level.width), rooms);
  const strip = rooms.filter((room) => isHall(room) || room.area < (SMALL.includes(room.kind) ? 13 : 5));
  if (!strip.some(isHall)) strip.push(passageFor(areaOf(rooms), strip));
  widen(strip, rooms);
  const others = rooms.filter((room) => !strip.includes(room));
  return level.isAtStreet ? alongDepth(level, strip, others) : acrossWidth(level, strip, others);
}

const passageFor = (area: number, strip: PlanRoom[]): PlanRoom => ({
  kind: 'PASSAGE',
  area: Math.max(3, PASSAGE * Math.sqrt(area) - areaOf(strip)),
});

/** A hall that is too small for its house shares the strip with a bathroom or another smaller room. */
function widen(strip: PlanRoom[], rooms: PlanRoom[]): void {
  const shortest = Math.sqrt(areaOf(rooms) / MAX_DEPTH_RATIO);
  const spare = rooms
    .filter((room) => !strip.includes(room))
    .toSorted((a, b) => a.area - b.area)
    .slice(0, -2);
  while (areaOf(strip) / shortest < NARROWEST && spare[0]) strip.push(spare.shift() as PlanRoom);
}

function rectangle(area: number, wanted = Math.sqrt(area * 1.25)): Box {
  const width = Math.min(Math.max(wanted, Math.sqrt(area / MAX_DEPTH_RATIO)), Math.sqrt(area * 1.7));
  return { x: 0, y: 0, width, height: area / width };
}

/** A strip from the street to the garden, as in a row house. */
function alongDepth(level: PlanLevel, strip: PlanRoom[], others: PlanRoom[]): PlacedRoom[] {
  const area = areaOf(strip) + areaOf(others);
  const depth = Math.min(rectangle(area, level.width).height, areaOf(strip) / NARROWEST);
  const box = rectangle(area, area / depth);
  const breadth = areaOf(strip) / box.height;
  const sorted = others.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const sides = box.width - breadth < 6.5 ? [[], sorted] : halves(sorted);
  const [left, right] = sides as [PlanRoom[], PlanRoom[]];
  const leftWidth = areaOf(left) / box.height;
  const column = { ...box, x: leftWidth, width: breadth };
  // The street is at the bottom, so the first room is the lowest.
  return [
    ...zone({ ...box, width: leftWidth }, left.toReversed(), false),
    ...slices(
      column,
      strip.toSorted((a, b) => Number(isHall(a)) - Number(isHall(b))),
      false,
    ),
    ...zone(
      { ...box, x: leftWidth + breadth, width: box.width - leftWidth - breadth },
      right.toReversed(),
      false,
    ),
  ];
}

/** A strip from side to side, with the hall in the middle. */
function acrossWidth(level: PlanLevel, strip: PlanRoom[], others: PlanRoom[]): PlacedRoom[] {
  const area = areaOf(strip) + areaOf(others);
  const width = Math.min(rectangle(area, level.width).width, areaOf(strip) / NARROWEST);
  const box = rectangle(area, width);
  const [garden, street] = sidesOf(others);
  const gardenTall = areaOf(garden) / box.width;
  const breadth = areaOf(strip) / box.width;
  const small = strip.filter((room) => !isHall(room));
  const ends = [small.filter((_, at) => at % 2 === 0), small.filter((_, at) => at % 2 === 1)];
  const ordered = [...(ends[0] ?? []), ...strip.filter(isHall), ...(ends[1] ?? [])];
  return [
    ...zone({ ...box, height: gardenTall }, garden, true),
    ...slices({ ...box, y: gardenTall, height: breadth }, ordered, true),
    ...zone({ ...box, y: gardenTall + breadth, height: box.height - gardenTall - breadth }, street, true),
  ];
}

/** Splits the rooms: by home of a block, by day and night, or into halves. */
function sidesOf(rooms: PlanRoom[]): [PlanRoom[], PlanRoom[]] {
  const livings = rooms.filter(({ kind }) => kind === 'LIVING_ROOM').length;
  const night = rooms.filter(({ kind }) => NIGHT.includes(kind));
  if (livings > 1) {
    const second = rooms.findIndex(({ kind }, at) => at > 0 && kind === 'LIVING_ROOM');
    return [rooms.slice(0, second), rooms.slice(second)];
  }
  if (night.length > 0 && night.length < rooms.length)
    return [rooms.filter((room) => !night.includes(room)), night];
  return halves(rooms);
}

/** Splits a list into two of about the same area, each in the original order. */
function halves(rooms: PlanRoom[]): [PlanRoom[], PlanRoom[]] {
  const first: PlanRoom[] = [];
  const second: PlanRoom[] = [];
  for (const room of rooms.toSorted((a, b) => b.area - a.area))
    (areaOf(first) <= areaOf(second) ? first : second).push(room);
  return [rooms.filter((room) => first.includes(room)), rooms.filter((room) => second.includes(room))];
}

/** Places rooms side by side along the strip, unless one would become too narrow. */
function zone(box: Box, rooms: PlanRoom[], isLevel: boolean): PlacedRoom[] {
  if (rooms.length === 0) return [];
  const sliced = slices(box, rooms, isLevel);
  return Math.max(...sliced.map(stretch)) < 2.3 ? sliced : squarify(box, rooms);
}
