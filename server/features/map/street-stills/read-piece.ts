/** Decodes what the tiles of a piece of the map show. */
import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile';
import type { Properties } from '../../../../shared/geography/street-style.ts';
import { decodeTile } from '../streets/decode-tile.ts';
import type { PlacedTile } from './piece-tiles.ts';

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

/** Returns the features of tiles, in pixels of the piece that shows them. */
export async function readFeatures(tiles: readonly PlacedTile[]): Promise<PieceFeature[]> {
  const features = await Promise.all(
    tiles.map(async ({ bytes, isGzipped, left, top, size }) =>
      featuresOf(await decodeTile(bytes, isGzipped), left, top, size),
    ),
  );
  return features.flat();
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
