export const KILOMETRES_PER_DEGREE = 111.32;
export const KILOMETRES_PER_DEGREE_NORTH = 110.57;
const MIDDLE_OF_BELGIUM = (50.5 * Math.PI) / 180;

interface Point {
  latitude: number;
  longitude: number;
}

/**
 * Projects a point to kilometres on a plane (equirectangular projection at 50.5° N). The error within Belgium is a few
 * metres per kilometre. `estate_search.place` stores these coordinates.
 */
export function toPlane({ latitude, longitude }: Point) {
  return {
    x: longitude * KILOMETRES_PER_DEGREE * Math.cos(MIDDLE_OF_BELGIUM),
    y: latitude * KILOMETRES_PER_DEGREE_NORTH,
  };
}

/** The inverse of `toPlane`. */
export function fromPlane({ x, y }: { x: number; y: number }): Point {
  return {
    longitude: x / KILOMETRES_PER_DEGREE / Math.cos(MIDDLE_OF_BELGIUM),
    latitude: y / KILOMETRES_PER_DEGREE_NORTH,
  };
}

export function kilometresBetween(one: Point, other: Point): number {
  const here = toPlane(one);
  const there = toPlane(other);
  return Math.hypot(there.x - here.x, there.y - here.y);
}
