/** The map of Belgium: kilometres from its north-western corner, on the plane of `toPlane`. */
import { toPlane } from './plane.ts';

export const MAP_WIDTH = 284;
export const MAP_HEIGHT = 236;
const CORNER = toPlane({ latitude: 51.56, longitude: 2.46 });

/** The position of a point on the map, rounded to a tenth of a kilometre; null when outside. */
export function pointOnMap(point: { latitude: number; longitude: number }): { x: number; y: number } | null {
  const { x: east, y: north } = toPlane(point);
  const [x, y] = [east - CORNER.x, CORNER.y - north].map((km) => Math.round(km * 10) / 10) as [
    number,
    number,
  ];
  return x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT ? { x, y } : null;
}
