/** Converts between coordinates and pixels of a map. All engines use Web Mercator with north up. */
import { fromMercator, toMercator } from '../../shared/geography/mercator.ts';
import type { Bounds } from '../../shared/listings/criteria.ts';
import type { Point } from './map-options.ts';

/** In pixels from the upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

interface Room {
  width: number;
  height: number;
}

export function spotOf(point: Point, bounds: Bounds, { width, height }: Room): Spot {
  const { left, top, right, bottom } = frameOf(bounds);
  const { x, y } = toMercator(point);
  return { x: ((x - left) / (right - left)) * width, y: ((y - top) / (bottom - top)) * height };
}

export function pointAt({ x, y }: Spot, bounds: Bounds, { width, height }: Room): Point {
  const { left, top, right, bottom } = frameOf(bounds);
  return fromMercator({ x: left + (x / width) * (right - left), y: top + (y / height) * (bottom - top) });
}

function frameOf({ south, west, north, east }: Bounds) {
  const { x: left, y: top } = toMercator({ latitude: north, longitude: west });
  const { x: right, y: bottom } = toMercator({ latitude: south, longitude: east });
  return { left, top, right, bottom };
}
