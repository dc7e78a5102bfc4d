/** Recognises drawn lines that cannot be meant as a border. */
import { polygonHull } from 'd3-polygon';
import type { PlanePoint } from '../ports.ts';

/** A star crosses itself five times, a shaky hand a few times more. */
const MAX_CROSSINGS = 20;

/**
 * Whether a closed line crosses itself more than twenty times. Such a line has no recognisable interior, and each of
 * its edges would intersect all municipalities. Running time is quadratic in the number of corners.
 */
export function isScribble(corners: PlanePoint[]): boolean {
  const edges = corners.map((corner, index): Edge => [corners.at(index - 1) as PlanePoint, corner]);
  let crossings = 0;
  for (const [index, edge] of edges.entries()) {
    for (const later of edges.slice(index + 2)) {
      if (cross(edge, later) && ++crossings > MAX_CROSSINGS) return true;
    }
  }
  return false;
}

/** The convex hull of the points; empty when they lie on one line. */
export function convexHull(points: PlanePoint[]): PlanePoint[] {
  const hull = polygonHull(points.map(({ x, y }): [number, number] => [x, y])) ?? [];
  return hull.map(([x, y]) => ({ x, y }));
}

type Edge = [PlanePoint, PlanePoint];

/** Whether each edge has its ends on both sides of the other; edges that merely touch do not cross. */
function cross([a, b]: Edge, [c, d]: Edge): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Positive when the point lies left of the line from `a` to `b`, negative when right. */
function side(a: PlanePoint, b: PlanePoint, { x, y }: PlanePoint): number {
  return Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
}
