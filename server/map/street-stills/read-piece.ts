/** Reads the part of a map file that a piece of the map shows. */
import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile';
import { TILE } from '../../../shared/geography/mercator.ts';
import { type Properties, TILE_LEVELS } from '../../../shared/geography/street-style.ts';
import type { Piece } from '../draw-map.ts';
import { decodeTile } from '../streets/decode-tile.ts';
import type { StreetTiles } from '../streets/street-tiles.ts';

/** A point in pixels from the piece's upper left corner. */
export type Pixel = [x: number, y: number];

export interface PieceFeature {
  /** A layer of the Protomaps basemap. */
  layer: string;
  properties: Properties;
  shape: 'points' | 'lines' | 'area';
  /** Points, lines or rings. Decodes them at each call. */
  parts(): Pixel[][];
}

const SHAPES = [null, 'points', 'lines', 'area'] as const;

/** Returns the features around a piece; null when the file lacks a tile of it. */
export async function readPiece(
  { zoom, left, top, width, height }: Piece,
  { streets, readTile }: Pick<StreetTiles, 'streets' | 'readTile'>,
): Promise<PieceFeature[] | null> {
  const zooms = streets()?.zooms;
  const level = Math.min(zoom - TILE_LEVELS, zooms?.max ?? 0);
  if (!zooms || level < zooms.min) return null;
  const size = TILE * 2 ** (zoom - level);
  const columns = range(left, left + width, size);
  const rows = range(top, top + height, size);
  const places = rows.flatMap((y) => columns.map((x) => ({ x, y })));
  const found = await Promise.all(
    places.map(async ({ x, y }) => {
      const tile = await readTile(level, x, y);
      return tile?.bytes
        ? featuresOf(await decodeTile(tile.bytes, tile.isGzipped), x * size - left, y * size - top, size)
        : null;
    }),
  );
  const tiles = found.filter((features) => features !== null);
  return tiles.length === found.length ? tiles.flat() : null;
}

/** The numbers of the tiles between two positions in pixels. */
function range(from: number, to: number, size: number): number[] {
  const [first, last] = [Math.floor(from / size), Math.ceil(to / size)];
  return Array.from({ length: last - first }, (_, index) => first + index);
}

/** A layer without an extent is broken: its coordinates have no unit. */
function featuresOf({ layers }: VectorTile, left: number, top: number, size: number): PieceFeature[] {
  const usable = Object.entries(layers).filter(([, { extent }]) => extent > 0);
  return usable.flatMap(([layer, tileLayer]) =>
    Array.from({ length: tileLayer.length }, (_, index) => tileLayer.feature(index)).flatMap((feature) => {
      const shape = SHAPES[feature.type];
      if (!shape) return [];
      const parts = () => partsOf(feature, left, top, size);
      return [{ layer, properties: feature.properties, shape, parts }];
    }),
  );
}

function partsOf(feature: VectorTileFeature, left: number, top: number, size: number): Pixel[][] {
  const scale = size / feature.extent;
  return feature
    .loadGeometry()
    .map((points) => points.map(({ x, y }): Pixel => [left + x * scale, top + y * scale]));
}
