/** The Web Mercator projection (EPSG:3857) as a unit square: 0,0 is its north-western corner, 1,1 the south-eastern. */

/** Side of a tile in pixels; at zoom 0 one tile covers the whole square. */
export const TILE = 256;

interface Point {
  latitude: number;
  longitude: number;
}

/** Degrees. The square ends here; in Mercator's projection the poles are infinitely far away. */
const FARTHEST_LATITUDE = 85.0511;

export function toMercator({ latitude, longitude }: Point): { x: number; y: number } {
  const angle = (Math.min(Math.max(latitude, -FARTHEST_LATITUDE), FARTHEST_LATITUDE) * Math.PI) / 180;
  return {
    x: (longitude + 180) / 360,
    y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2,
  };
}

/** The inverse of `toMercator`. */
export function fromMercator({ x, y }: { x: number; y: number }): Point {
  return {
    longitude: x * 360 - 180,
    latitude: (Math.atan(Math.sinh((1 - 2 * y) * Math.PI)) * 180) / Math.PI,
  };
}

/** Side of the whole square in pixels. */
export const pixelsAt = (zoom: number): number => TILE * 2 ** zoom;

const METRES_AROUND_THE_EARTH = 40_075_017;

/** Metres per pixel; fewer at higher latitudes, which this projection enlarges. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (METRES_AROUND_THE_EARTH * Math.cos((latitude * Math.PI) / 180)) / pixelsAt(zoom);
