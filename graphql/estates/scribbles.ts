/** Lines that nobody draws as a border. */
import { polygonHull } from 'd3-polygon';
import type { PlatePoint } from './ports.ts';

/** A star crosses itself five times, a hand that trembles a few times more. */
const MOST_CROSSINGS = 20;

/**
 * Whether a closed line crosses itself more than twenty times: nobody can tell by looking at it what it winds around, and each of
 * its edges would cut all municipalities. Time grows with the square of its corners.
 */
export function crossesOften(corners: PlatePoint[]): boolean {
  const edges = corners.map((corner, nth): Edge => [corners.at(nth - 1) as PlatePoint, corner]);
  let crossings = 0;
  for (const [nth, edge] of edges.entries()) {
    for (const later of edges.slice(nth + 2)) {
      if (cross(edge, later) && ++crossings > MOST_CROSSINGS) return true;
    }
  }
  return false;
}

/** The line around all points; none: they lie on one line. */
export function hullOf(points: PlatePoint[]): PlatePoint[] {
  const hull = polygonHull(points.map(({ x, y }): [number, number] => [x, y])) ?? [];
  return hull.map(([x, y]) => ({ x, y }));
}

type Edge = [PlatePoint, PlatePoint];

/** Whether each has its ends on both sides of the other; edges that touch do not cross. */
function cross([a, b]: Edge, [c, d]: Edge): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Above zero: left of the line from `a` to `b`; below: right of it. */
function side(a: PlatePoint, b: PlatePoint, { x, y }: PlatePoint): number {
  return Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
}
