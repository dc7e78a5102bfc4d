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

/** Degrees of latitude between which Belgium lies. */
const BELGIUM = { south: 49.4, north: 51.6 };

/** The distance of two points in kilometres: in Belgium that of `toPlane`, elsewhere on a plane at their latitude. */
export function kilometresBetween(one: Point, other: Point): number {
  const latitude = (one.latitude + other.latitude) / 2;
  const isInBelgium = latitude > BELGIUM.south && latitude < BELGIUM.north;
  const parallel = isInBelgium ? MIDDLE_OF_BELGIUM : (latitude * Math.PI) / 180;
  const east = (one.longitude - other.longitude) * KILOMETRES_PER_DEGREE * Math.cos(parallel);
  const north = (one.latitude - other.latitude) * KILOMETRES_PER_DEGREE_NORTH;
  return Math.hypot(east, north);
}
