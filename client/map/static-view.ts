/** The view of a static map, and the positions of places on it. */
import { BASE_MAP_ZOOM, STATIC_MAP_SIZE } from '../../shared/geography/base-map.ts';
import { pixelsAt, toMercator } from '../../shared/geography/mercator.ts';
import type { Bounds } from '../../shared/listings/criteria.ts';
import type { MapView, Point } from './map-options.ts';

export interface StaticView extends MapView {
  center: Point;
}

const MIN_ZOOM = 4;
/** The share of the static map that places may fill, so that markers at its edge are not cut off. */
const FILLED = 0.8;
/** In degrees, so that a place on the edge counts as inside. */
const EDGE = 0.001;

/** Returns the bounding box of a single place. */
export function pointBounds({ latitude, longitude }: Point): Bounds {
  return { south: latitude, west: longitude, north: latitude, east: longitude };
}

/** Returns the closest static view that shows all rectangles, up to a zoom level; null when there are none. */
export function fitStaticView(rectangles: readonly Bounds[], maxZoom = BASE_MAP_ZOOM): StaticView | null {
  if (rectangles.length === 0) return null;
  const south = Math.min(...rectangles.map((one) => one.south)) - EDGE;
  const west = Math.min(...rectangles.map((one) => one.west)) - EDGE;
  const north = Math.max(...rectangles.map((one) => one.north)) + EDGE;
  const east = Math.max(...rectangles.map((one) => one.east)) + EDGE;
  const one = toMercator({ latitude: north, longitude: west });
  const other = toMercator({ latitude: south, longitude: east });
  const fits = (zoom: number) =>
    (other.x - one.x) * pixelsAt(zoom) <= STATIC_MAP_SIZE.width * FILLED &&
    (other.y - one.y) * pixelsAt(zoom) <= STATIC_MAP_SIZE.height * FILLED;
  let zoom = maxZoom;
  while (zoom > MIN_ZOOM && !fits(zoom)) zoom--;
  const center = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  return { center, zoom, bounds: { south, west, north, east } };
}

/** Returns the position of a point on a static map; null when it is outside. */
export function visiblePosition(view: StaticView, point: Point): { x: number; y: number } | null {
  const { x, y } = positionOn(view, point);
  return x >= 0 && x <= STATIC_MAP_SIZE.width && y >= 0 && y <= STATIC_MAP_SIZE.height ? { x, y } : null;
}

/** Returns the position of a point, inside or outside the static map. */
export function positionOn({ center, zoom }: StaticView, point: Point): { x: number; y: number } {
  const [middle, { x, y }] = [toMercator(center), toMercator(point)];
  const pixels = pixelsAt(zoom);
  return {
    x: Math.round((x - middle.x) * pixels + STATIC_MAP_SIZE.width / 2),
    y: Math.round((y - middle.y) * pixels + STATIC_MAP_SIZE.height / 2),
  };
}
