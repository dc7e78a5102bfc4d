/** The grid by which nearby homes are clustered: cells of a third of a tile, about 85 pixels. */
import type { Bounds } from '../listings/criteria.ts';
import { KILOMETRES_PER_DEGREE, toPlane } from './plane.ts';

export const HIGHEST_ZOOM = 18;
/** Cells are precomputed for every zoom from here to the highest; lower zooms aggregate these. */
export const LOWEST_STORED = 6;
/** The maximum number of markers on a map. */
export const MAX_MARKERS = 200;
/** The stored type of cells that count all types. */
export const ALL_TYPES = 'ALL';
/** Cells are stored in strips of 2 ** 4 columns, row by row. */
export const STRIP_BITS = 4;

const CELLS_PER_TILE_OF_MAP = 3;
const EARTH_KILOMETRES = 360 * KILOMETRES_PER_DEGREE * Math.cos((50.5 * Math.PI) / 180);

/** The width of a cell at a zoom, in kilometres on the plane of shared/geography/plane.ts. */
export function cellKilometres(zoom: number): number {
  return EARTH_KILOMETRES / 2 ** zoom / CELLS_PER_TILE_OF_MAP;
}

/** A range of columns and rows, inclusive. */
export interface CellRange {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The cells of a zoom that a rectangle intersects. */
function cellsWithin(low: { x: number; y: number }, high: { x: number; y: number }, zoom: number): CellRange {
  const size = cellKilometres(zoom);
  const [left, right, bottom, top] = [low.x, high.x, low.y, high.y].map((km) => Math.floor(km / size)) as [
    number,
    number,
    number,
    number,
  ];
  return { left, right, bottom, top };
}

export const WORLD_BOUNDS: Bounds = { south: -90, west: -180, north: 90, east: 180 };

/** The grid of a rectangle: at the requested zoom, or at the highest lower zoom with at most 200 cells. Sorts edges. */
export function gridFor(bounds: Bounds, requestedZoom: number): { zoom: number; cells: CellRange } {
  const clamp = (degrees: number, max: number) => Math.max(-max, Math.min(max, degrees));
  const [corner, opposite] = [
    toPlane({ latitude: clamp(bounds.south, 90), longitude: clamp(bounds.west, 180) }),
    toPlane({ latitude: clamp(bounds.north, 90), longitude: clamp(bounds.east, 180) }),
  ];
  const low = { x: Math.min(corner.x, opposite.x), y: Math.min(corner.y, opposite.y) };
  const high = { x: Math.max(corner.x, opposite.x), y: Math.max(corner.y, opposite.y) };
  for (let zoom = Math.max(0, Math.min(HIGHEST_ZOOM, Math.trunc(requestedZoom))); ; zoom--) {
    const cells = cellsWithin(low, high, zoom);
    const count = (cells.right - cells.left + 1) * (cells.top - cells.bottom + 1);
    if (count <= MAX_MARKERS || zoom === 0) return { zoom, cells };
  }
}
