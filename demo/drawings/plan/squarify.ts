/** Divides a rectangle in proportion to areas, with parts as square as possible. */
import type { Box } from '../svg.ts';

export interface Part {
  area: number;
}

export type Placed<T> = T & Box;

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { area }) => sum + area, 0);

/** Places parts from left to right, or from top to bottom. */
export function slices<T extends Part>(box: Box, parts: readonly T[], isLevel: boolean): Placed<T>[] {
  const total = sumOf(parts);
  let gone = 0;
  return parts.map((part) => {
    const [from, share] = [gone / total, part.area / total];
    gone += part.area;
    return isLevel
      ? { ...part, ...box, x: box.x + box.width * from, width: box.width * share }
      : { ...part, ...box, y: box.y + box.height * from, height: box.height * share };
  });
}

/** The ratio of length to width. */
export const stretch = ({ width, height }: Box): number => Math.max(width, height) / Math.min(width, height);

const worst = (boxes: readonly Box[]): number => Math.max(...boxes.map(stretch));

/** Bruls, Huizing and van Wijk, Squarified Treemaps (2000): rows along the shorter side, the largest first. */
export function squarify<T extends Part>(box: Box, parts: readonly T[]): Placed<T>[] {
  const rest = parts.toSorted((a, b) => b.area - a.area);
  const placed: Placed<T>[] = [];
  let free = box;
  while (rest.length > 0) {
    let row = rowOf(free, rest, 1);
    for (let count = 2; count <= rest.length; count++) {
      const longer = rowOf(free, rest, count);
      if (worst(longer.boxes) > worst(row.boxes)) break;
      row = longer;
    }
    placed.push(...row.boxes);
    rest.splice(0, row.boxes.length);
    free = row.free;
  }
  return placed;
}

/**
 * Places the first `count` parts along the shorter side of the free rectangle, and returns the remaining free
 * rectangle.
 */
function rowOf<T extends Part>(free: Box, parts: readonly T[], count: number) {
  const row = parts.slice(0, count);
  const share = sumOf(row) / sumOf(parts);
  const isWide = free.width > free.height;
  const taken = isWide ? { ...free, width: free.width * share } : { ...free, height: free.height * share };
  const left = isWide
    ? { ...free, x: free.x + taken.width, width: free.width - taken.width }
    : { ...free, y: free.y + taken.height, height: free.height - taken.height };
  return { boxes: slices(taken, row, !isWide), free: left };
}
