/** Converts between coordinates and pixels of a map. All engines use Web Mercator with north up. */
import { fromMercator, toMercator } from '../../shared/geography/mercator.ts';
import type { Bounds } from '../../shared/listings/criteria.ts';
import type { Point } from './map-options.ts';

/** In pixels from the upper left corner. */
export interface ScreenPoint {
  x: number;
  y: number;
}

interface ScreenSize {
  width: number;
  height: number;
}

export function toScreen(point: Point, bounds: Bounds, { width, height }: ScreenSize): ScreenPoint {
  const { left, top, right, bottom } = mercatorBounds(bounds);
  const { x, y } = toMercator(point);
  return { x: ((x - left) / (right - left)) * width, y: ((y - top) / (bottom - top)) * height };
}

export function fromScreen({ x, y }: ScreenPoint, bounds: Bounds, { width, height }: ScreenSize): Point {
  const { left, top, right, bottom } = mercatorBounds(bounds);
  return fromMercator({ x: left + (x / width) * (right - left), y: top + (y / height) * (bottom - top) });
}

function mercatorBounds({ south, west, north, east }: Bounds) {
  const { x: left, y: top } = toMercator({ latitude: north, longitude: west });
  const { x: right, y: bottom } = toMercator({ latitude: south, longitude: east });
  return { left, top, right, bottom };
}
