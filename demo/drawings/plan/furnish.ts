/** Finds places for furniture along the walls of a room, clear of its doors and of each other. */
import type { Box } from '../svg.ts';
import { group } from '../svg.ts';
import type { Piece } from './pieces.ts';

const WALL = 8;

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

interface Place {
  box: Box;
  transform: string;
}

/** A position along the upper, right, lower or left wall, at `share` of its length. */
function placeAt(room: Box, { width, depth }: Piece, side: number, share: number): Place {
  const isLevel = side % 2 === 0;
  const free = (isLevel ? room.width : room.height) - width - 2 * WALL;
  const along = (isLevel ? room.x : room.y) + WALL + free * share;
  const [right, low] = [room.x + room.width - WALL, room.y + room.height - WALL];
  if (side === 0)
    return turned(along, room.y + WALL, 0, { x: along, y: room.y + WALL, width, height: depth });
  if (side === 1)
    return turned(right, along, 90, { x: right - depth, y: along, width: depth, height: width });
  if (side === 2) return turned(along + width, low, 180, { x: along, y: low - depth, width, height: depth });
  return turned(room.x + WALL, along + width, 270, {
    x: room.x + WALL,
    y: along,
    width: depth,
    height: width,
  });
}

const turned = (x: number, y: number, angle: number, box: Box): Place => ({
  box,
  transform: `translate(${Math.round(x)} ${Math.round(y)})${angle ? ` rotate(${angle})` : ''}`,
});

const fits = (room: Box, { x, y, width, height }: Box) =>
  x >= room.x + WALL - 1 &&
  y >= room.y + WALL - 1 &&
  x + width <= room.x + room.width - WALL + 1 &&
  y + height <= room.y + room.height - WALL + 1;

/**
 * Draws the pieces for which there is space. `taken`: occupied areas, to which placed pieces are added. `first`: the
 * wall to start with, from 0 to 3.
 */
export function furnish(
  room: Box,
  pieces: readonly Piece[],
  taken: Box[],
  cloth: string,
  first: number,
): string {
  let isSlept = false;
  const drawn = pieces.map((piece, at) => {
    const isBed = piece.depth === 206;
    if (isBed && isSlept) return '';
    const place = findPlace(room, piece, taken, first + at);
    if (!place) return '';
    isSlept ||= isBed;
    taken.push(place.box);
    return group(piece.draw(cloth), { transform: place.transform });
  });
  return drawn.join('');
}

function findPlace(room: Box, piece: Piece, taken: readonly Box[], first: number): Place | undefined {
  for (const share of piece.depth > 150 ? [0.5, 0, 1] : [0, 1, 0.5]) {
    for (let turn = 0; turn < 4; turn++) {
      const place = placeAt(room, piece, (first + turn) % 4, share);
      if (fits(room, place.box) && !taken.some((box) => overlaps(box, place.box))) return place;
    }
  }
  return undefined;
}
