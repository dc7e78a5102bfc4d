/** Calculates views of a map of a given size in Web Mercator. */
import { fromMercator, pixelsAt, toMercator } from '../../shared/geography/mercator.ts';
import type { Bounds } from '../../shared/listings/criteria.ts';
import type { MapView, Point } from './map-options.ts';

export interface Camera {
  center: Point;
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Moves a camera by pixels to the east and to the south. */
export function moveCamera({ center, zoom }: Camera, [east, south]: [number, number]): Camera {
  const { x, y } = toMercator(center);
  const pixels = pixelsAt(zoom);
  return { center: fromMercator({ x: x + east / pixels, y: y + south / pixels }), zoom };
}

export function cameraView(camera: Camera, { width, height }: Size): MapView {
  const northWest = moveCamera(camera, [-width / 2, -height / 2]).center;
  const southEast = moveCamera(camera, [width / 2, height / 2]).center;
  return {
    bounds: {
      south: southEast.latitude,
      west: northWest.longitude,
      north: northWest.latitude,
      east: southEast.longitude,
    },
    zoom: camera.zoom,
  };
}

export function centerOf({ south, west, north, east }: Bounds): Point {
  const one = toMercator({ latitude: north, longitude: west });
  const other = toMercator({ latitude: south, longitude: east });
  return fromMercator({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
}

interface FitOptions extends Size {
  padding: number;
  minZoom: number;
  maxZoom: number;
}

/** Returns the closest integer zoom level at which a whole rectangle is visible. */
export function fitCamera(bounds: Bounds, { width, height, padding, minZoom, maxZoom }: FitOptions): Camera {
  const one = toMercator({ latitude: bounds.north, longitude: bounds.west });
  const other = toMercator({ latitude: bounds.south, longitude: bounds.east });
  const fits = (zoom: number) =>
    (other.x - one.x) * pixelsAt(zoom) <= width - 2 * padding &&
    (other.y - one.y) * pixelsAt(zoom) <= height - 2 * padding;
  let zoom = maxZoom;
  while (zoom > minZoom && !fits(zoom)) zoom--;
  return { center: centerOf(bounds), zoom };
}
