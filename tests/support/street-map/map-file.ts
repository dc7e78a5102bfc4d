/** Map files for tests: drawn streets of Ghent in the Protomaps schema. */
import type { Bounds } from '../../../shared/listings/criteria.ts';
import { drawLand, drawNames } from './draw-land.ts';
import { drawBuildings, drawStreets } from './draw-streets.ts';
import { cutTiles } from './tile-layers.ts';
import { type DrawnTile, type PmtilesOptions, writePmtiles } from './write-pmtiles.ts';

export const MAP_BOUNDS: Bounds = { south: 49.4, west: 2.5, north: 51.6, east: 6.5 };
/** Higher zooms contain this part only. */
const GHENT: Bounds = { south: 51.02, west: 3.66, north: 51.09, east: 3.79 };
const GHENT_FROM = 10;
const MAX_ZOOM = 15;
const DATA_TIME = '2026-10-05T04:00:00Z';

const LAYERS = ['boundaries', 'buildings', 'earth', 'landuse', 'places', 'pois', 'roads', 'water'];

export const METADATA = {
  name: 'Protomaps Basemap',
  version: '4.15.2',
  vector_layers: LAYERS.map((id) => ({ id, fields: { kind: 'String' } })),
  'planetiler:osm:osmosisreplicationtime': DATA_TIME,
};

/** Draws the tiles up to a zoom. */
export function drawTiles(maxZoom = MAX_ZOOM): DrawnTile[] {
  const drawn = [...drawLand(), ...drawStreets(), ...drawBuildings(), ...drawNames()];
  return Array.from({ length: maxZoom + 1 }, (_, zoom) =>
    cutTiles(drawn, zoom, zoom < GHENT_FROM ? MAP_BOUNDS : GHENT),
  ).flat();
}

/** Returns the bytes of a map file; of the whole one unless tiles are given. */
export function drawMapFile(
  tiles: readonly DrawnTile[] = drawTiles(),
  { bounds = MAP_BOUNDS, metadata = METADATA, ...options }: Partial<PmtilesOptions> = {},
): Buffer {
  return writePmtiles(tiles, { bounds, metadata, ...options });
}
