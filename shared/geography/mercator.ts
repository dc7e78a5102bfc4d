/** The plane of web maps (EPSG:3857) as a square: 0,0 is its north-western corner, 1,1 the south-eastern one. */

/** Pixels of a tile's side; the whole square is one tile at zoom 0. */
export const TILE = 256;

interface Point {
  latitude: number;
  longitude: number;
}

export function toMercator({ latitude, longitude }: Point): { x: number; y: number } {
  const angle = (latitude * Math.PI) / 180;
  return {
    x: (longitude + 180) / 360,
    y: (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2,
  };
}

export function fromMercator({ x, y }: { x: number; y: number }): Point {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: x * 360 - 180 };
}

/** Pixels of the whole square's side. */
export const pixelsAt = (zoom: number): number => TILE * 2 ** zoom;
