/** Point-in-polygon by ray casting, to verify PostgreSQL's result independently. */
interface Point {
  x: number;
  y: number;
}

export function surrounds(ring: readonly Point[], { x, y }: Point): boolean {
  let isInside = false;
  for (const [from, to] of sides(ring)) {
    if (from.y > y === to.y > y) continue;
    if (x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) isInside = !isInside;
  }
  return isInside;
}

/** Returns the winding number of a ring around a point; counter-clockwise is positive. */
export function windings(ring: readonly Point[], { x, y }: Point): number {
  let count = 0;
  for (const [from, to] of sides(ring)) {
    const side = (to.x - from.x) * (y - from.y) - (x - from.x) * (to.y - from.y);
    if (from.y <= y && to.y > y && side > 0) count++;
    if (from.y > y && to.y <= y && side < 0) count--;
  }
  return count;
}

/** Returns whether a point is on a ring, within a centimetre; coordinates are in kilometres. */
export function isOnRing(ring: readonly Point[], { x, y }: Point): boolean {
  return sides(ring).some(([from, to]) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = Math.max(
      0,
      Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)),
    );
    return Math.hypot(x - from.x - along * dx, y - from.y - along * dy) < 1e-5;
  });
}

function sides(ring: readonly Point[]): [Point, Point][] {
  return ring.map((from, at) => [from, ring[(at + 1) % ring.length] as Point]);
}
