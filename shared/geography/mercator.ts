/** The plane of web maps (EPSG:3857) as a square: 0,0 is its north-western corner, 1,1 the south-eastern one. */

/** Pixels of a tile's side; the whole square is one tile at zoom 0. */
export const TILE = 256;

interface Point {
  latitude: number;
  longitude: number;
}

/** Degrees: there the square ends, and the poles are infinitely far. */
const FARTHEST_LATITUDE = 85.0511;

export function toMercator({ latitude, longitude }: Point): { x: number; y: number } {
  const angle = (Math.min(Math.max(latitude, -FARTHEST_LATITUDE), FARTHEST_LATITUDE) * Math.PI) / 180;
  return {
    x: (longitude + 180) / 360,
    y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2,
  };
}

/** The point that stands there on the square. */
export function fromMercator({ x, y }: { x: number; y: number }): Point {
  return {
    longitude: x * 360 - 180,
    latitude: (Math.atan(Math.sinh((1 - 2 * y) * Math.PI)) * 180) / Math.PI,
  };
}

/** Pixels of the whole square's side. */
export const pixelsAt = (zoom: number): number => TILE * 2 ** zoom;

const METRES_AROUND_THE_EARTH = 40_075_017;

/** How far a pixel reaches: less in the north, which this plane stretches. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (METRES_AROUND_THE_EARTH * Math.cos((latitude * Math.PI) / 180)) / pixelsAt(zoom);
