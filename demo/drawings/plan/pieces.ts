/** Furniture of plans, seen from above, in centimetres. Its back is along y = 0, from x = 0 to the right. */
import type { RoomKind } from '../../estates/rooms.data.ts';
import { darker, lighter } from '../colours.ts';
import { ellipse, line, path, rect } from '../svg.ts';

/** `width` along the wall, `depth` into the room. */
export interface Piece {
  width: number;
  depth: number;
  draw(cloth: string): string;
}

const INK = '#6b5a4c';
const BODY = '#fffaf0';
const WOOD = '#d8b98c';
const pen = { stroke: INK, 'stroke-width': 3 };
const box = (x: number, y: number, width: number, height: number, fill = BODY, rx = 0) =>
  rect({ x, y, width, height }, fill, { ...pen, rx: rx || undefined });
const round = (x: number, y: number, radius: number, fill = BODY) =>
  ellipse([x, y], radius, radius, fill, pen);
const chair = (x: number, y: number) => box(x - 21, y - 21, 42, 42, WOOD, 8);

const bed = (width: number): Piece => ({
  width,
  depth: 206,
  draw: (cloth) =>
    box(0, 0, width, 206, BODY, 6) +
    box(0, 74, width, 132, cloth, 6) +
    rect({ x: 1.5, y: 74, width: width - 3, height: 22 }, lighter(cloth, 0.45)) +
    (width > 120 ? [10, width / 2 + 5] : [14])
      .map((x) => box(x, 12, width > 120 ? width / 2 - 15 : width - 28, 44, BODY, 14))
      .join(''),
});

const wardrobe: Piece = {
  width: 180,
  depth: 60,
  draw: () => box(0, 0, 180, 60, WOOD) + line([0, 0], [180, 60], INK, 2) + line([0, 60], [180, 0], INK, 2),
};

const sofa: Piece = {
  width: 220,
  depth: 196,
  draw: (cloth) =>
    box(0, 0, 220, 92, darker(cloth, 0.08), 14) +
    box(20, 26, 88, 62, lighter(cloth, 0.2), 10) +
    box(112, 26, 88, 62, lighter(cloth, 0.2), 10) +
    box(60, 134, 100, 56, WOOD, 6),
};

const table: Piece = {
  width: 190,
  depth: 190,
  draw: () =>
    [45, 95, 145].map((x) => chair(x, 36) + chair(x, 154)).join('') +
    box(12, 50, 166, 90, lighter(WOOD, 0.25), 6),
};

const counter: Piece = {
  width: 280,
  depth: 62,
  draw: () =>
    box(0, 0, 280, 62, '#e9e2d4') +
    box(34, 12, 74, 38, '#cfdcdc', 6) +
    line([71, 4], [71, 22], INK, 4) +
    box(176, 6, 68, 50, '#5b5650', 4) +
    [193, 227].map((x) => [20, 43].map((y) => round(x, y, 8, '#8f8a84')).join('')).join(''),
};

const fridge: Piece = {
  width: 64,
  depth: 64,
  draw: () => box(0, 0, 64, 64) + line([0, 64], [64, 0], INK, 2),
};

const bath: Piece = {
  width: 172,
  depth: 76,
  draw: () => box(0, 0, 172, 76) + box(10, 9, 152, 58, '#dbe6e6', 28) + round(30, 38, 4, INK),
};

const shower: Piece = {
  width: 90,
  depth: 90,
  draw: () =>
    box(0, 0, 90, 90, '#dbe6e6') +
    line([0, 0], [90, 90], INK, 2) +
    line([0, 90], [90, 0], INK, 2) +
    round(45, 45, 7),
};

const basin: Piece = {
  width: 84,
  depth: 46,
  draw: () =>
    box(0, 0, 84, 46, WOOD) + ellipse([42, 25], 27, 15, BODY, pen) + line([42, 3], [42, 16], INK, 4),
};

const toilet: Piece = {
  width: 42,
  depth: 66,
  draw: () => box(2, 0, 38, 18, BODY, 4) + ellipse([21, 41], 18, 25, BODY, pen),
};

const desk: Piece = {
  width: 146,
  depth: 118,
  draw: () => box(0, 0, 146, 70, WOOD) + box(50, 10, 46, 8, '#5b5650') + chair(73, 92),
};

const shelves: Piece = {
  width: 150,
  depth: 40,
  draw: () => box(0, 0, 150, 40, WOOD) + [50, 100].map((x) => line([x, 0], [x, 40], INK, 2)).join(''),
};

const washer: Piece = { width: 62, depth: 62, draw: () => box(0, 0, 62, 62) + round(31, 33, 20, '#dbe6e6') };

const car: Piece = {
  width: 186,
  depth: 430,
  draw: (cloth) =>
    box(0, 0, 186, 430, lighter(cloth, 0.35), 46) +
    path('M22 122Q93 84 164 122L152 170Q93 150 34 170Z', '#dbe6e6', pen) +
    path('M34 330Q93 346 152 330L158 366Q93 386 28 366Z', '#dbe6e6', pen) +
    line([34, 170], [34, 330], INK, 2) +
    line([152, 170], [152, 330], INK, 2),
};

/** Stairs along the wall, with the walking line. */
export const STAIRS: Piece = {
  width: 250,
  depth: 84,
  draw: () =>
    box(0, 0, 250, 84) +
    Array.from({ length: 10 }, (_, at) => line([at * 25, 0], [at * 25, 84], INK, 2)).join('') +
    line([14, 42], [226, 42], INK, 3) +
    path('M212 30L232 42L212 54', 'none', pen),
};

const workbench: Piece = {
  width: 300,
  depth: 80,
  draw: () =>
    box(0, 0, 300, 80, WOOD) + box(30, 18, 60, 44, '#8f8a84', 4) + box(180, 14, 90, 30, '#c7beb1', 4),
};

const till: Piece = {
  width: 240,
  depth: 150,
  draw: () => box(0, 80, 240, 62, WOOD) + box(170, 92, 40, 34, '#5b5650', 4) + chair(120, 40),
};

const garden: Piece = {
  width: 190,
  depth: 170,
  draw: (cloth) =>
    [chair(28, 85), chair(162, 85)].join('') +
    round(95, 85, 46, lighter(WOOD, 0.3)) +
    ellipse([95, 85], 78, 78, lighter(cloth, 0.3), { opacity: 0.45 }),
};

const pot: Piece = {
  width: 56,
  depth: 56,
  draw: () =>
    round(28, 28, 24, '#b5603f') +
    [0, 1, 2, 3, 4, 5]
      .map((at) =>
        ellipse([28 + Math.cos(at) * 14, 28 + Math.sin(at) * 14], 15, 11, at % 2 ? '#6f8c5c' : '#5f7f5a'),
      )
      .join(''),
};

/** The furniture of each room, most important first. Pieces without space are left out. */
export const FURNITURE: Partial<Record<RoomKind, readonly Piece[]>> = {
  LIVING_ROOM: [sofa, table, shelves, pot],
  DINING_ROOM: [table, shelves],
  KITCHEN: [counter, fridge, table],
  BEDROOM: [bed(164), bed(96), wardrobe],
  BATHROOM: [bath, basin, shower, toilet],
  SHOWER_ROOM: [shower, basin, toilet],
  TOILET: [toilet],
  LAUNDRY: [washer, washer, shelves],
  STORAGE: [shelves, shelves],
  OFFICE: [desk, shelves, pot],
  CELLAR: [shelves, shelves],
  ATTIC: [shelves],
  GARAGE: [car, car],
  TERRACE: [garden, pot, pot],
  SHOP_FLOOR: [till, shelves, shelves, table, table],
  WORKSHOP: [workbench, workbench, shelves, shelves],
};
