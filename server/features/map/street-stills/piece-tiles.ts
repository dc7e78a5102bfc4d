/** Finds the tiles of a map file that a piece of the map shows. */
import { TILE } from '../../../../shared/geography/mercator.ts';
import { TILE_LEVELS } from '../../../../shared/geography/street-style.ts';
import type { Piece } from '../draw-map.ts';
import type { StreetTiles } from '../streets/street-tiles.ts';

/** A tile with its place in pixels from the piece's upper left corner. */
export interface PlacedTile {
  /** The stored bytes, an MVT. */
  bytes: Uint8Array;
  isGzipped: boolean;
  left: number;
  top: number;
  size: number;
}

/** Returns the tiles of a piece; null when the file lacks one of them. */
export async function readPieceTiles(
  { zoom, left, top, width, height }: Piece,
  { streets, readTile }: Pick<StreetTiles, 'streets' | 'readTile'>,
): Promise<PlacedTile[] | null> {
  const zooms = streets()?.zooms;
  const level = Math.min(zoom - TILE_LEVELS, zooms?.max ?? 0);
  if (!zooms || level < zooms.min) return null;
  const size = TILE * 2 ** (zoom - level);
  const columns = range(left, left + width, size);
  const rows = range(top, top + height, size);
  const places = rows.flatMap((y) => columns.map((x) => ({ x, y })));
  const found = await Promise.all(
    places.map(async ({ x, y }): Promise<PlacedTile | null> => {
      const tile = await readTile(level, x, y);
      if (!tile?.bytes) return null;
      const { bytes, isGzipped } = tile;
      return { bytes, isGzipped, left: x * size - left, top: y * size - top, size };
    }),
  );
  const tiles = found.filter((tile) => tile !== null);
  return tiles.length === found.length ? tiles : null;
}

/** The numbers of the tiles between two positions in pixels. */
function range(from: number, to: number, size: number): number[] {
  const [first, last] = [Math.floor(from / size), Math.ceil(to / size)];
  return Array.from({ length: last - first }, (_, index) => first + index);
}
