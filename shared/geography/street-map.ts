/** The streets on our own map, from the agency's map file. */
import type { Bounds } from '../listings/criteria.ts';

/** Where OpenStreetMap describes its licence, to which maps with its data must link. */
export const OPENSTREETMAP_COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** What a page must know of the file to request its tiles. */
export interface StreetMap {
  /** Identifies the contents of the file; part of the URLs of its tiles. */
  version: string;
  bounds: Bounds;
  /** The lowest and highest zoom of its tiles. */
  zooms: { min: number; max: number };
}

/** Whether the file has streets at a point. */
export function hasStreets(
  { bounds: { south, west, north, east } }: StreetMap,
  { latitude, longitude }: { latitude: number; longitude: number },
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** The URL template of the vector tiles, with `{z}`, `{x}` and `{y}` for zoom, column and row. */
export const streetTilesPath = ({ version }: Pick<StreetMap, 'version'>): string =>
  `/map/streets/{z}/{x}/{y}.mvt?v=${version}`;
