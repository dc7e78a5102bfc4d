export const KILOMETRES_PER_DEGREE = 111.32;
export const KILOMETRES_PER_DEGREE_NORTH = 110.57;
const MIDDLE_OF_BELGIUM = (50.5 * Math.PI) / 180;

interface Point {
  latitude: number;
  longitude: number;
}

/**
 * A point in kilometres on a plate projected at 50.5° N (equirectangular): good to a few metres in a
 * thousand across Belgium, and kept that way in `estate_search.place`.
 */
export function toPlane({ latitude, longitude }: Point) {
  return {
    x: longitude * KILOMETRES_PER_DEGREE * Math.cos(MIDDLE_OF_BELGIUM),
    y: latitude * KILOMETRES_PER_DEGREE_NORTH,
  };
}

/** The point that lies there on the plate. */
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
