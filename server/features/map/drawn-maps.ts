/** Drawn maps: tiles of our own map, and static maps, with streets where the agency's map file has them. */
import type { ConcurrencyLimit, SlotClient } from '../../platform/load-shedding/concurrency-limit.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Piece } from './draw-map.ts';
import { createDrawingCache } from './drawing-cache.ts';
import type { MapThread } from './map-thread.ts';
import { readPieceTiles } from './street-stills/piece-tiles.ts';
import type { StreetTiles } from './streets/street-tiles.ts';

export interface DrawnMap {
  svg: string;
  /** Whether streets are missing because a tile is broken; later requests should try again. */
  isStopgap: boolean;
}

export interface MapRequest {
  /** The path of the map. */
  key: string;
  piece: Piece;
  /** SVG drawn on top of the map. */
  over: string;
  /** Whether it has streets where the map file has them. */
  hasStreets: boolean;
}

/** The request that a drawing is for. */
export interface MapClient {
  slot: SlotClient;
  /** Awaited before a drawing. @throws when the visitor must not cause another one */
  charge(): Promise<void>;
}

export interface MapDependencies {
  streetTiles: Pick<StreetTiles, 'streets' | 'readTile'>;
  mapThread: Pick<MapThread, 'draw'>;
  limits: { drawing: Pick<ConcurrencyLimit, 'run'> };
  log: Logger;
}

/**
 * Returns a function that draws a piece of the map, or takes it from its cache; null when the client disconnected.
 * Identical requests share one drawing. @throws OverloadError when too many are waiting
 */
export function createMaps({ streetTiles, mapThread, limits, log }: MapDependencies) {
  const cache = createDrawingCache();
  const unfinished = new Map<string, Promise<DrawnMap | null>>();
  const draw = async (key: string, { piece, over, hasStreets }: MapRequest): Promise<DrawnMap> => {
    try {
      const tiles = hasStreets ? await readPieceTiles(piece, streetTiles) : null;
      const svg = await mapThread.draw({ piece, over, tiles });
      cache.set(key, svg);
      return { svg, isStopgap: false };
    } catch (err) {
      if (!hasStreets) throw err;
      log.error({ err }, 'a static map has no streets, because a tile of the map file cannot be read');
      return { svg: await mapThread.draw({ piece, over, tiles: null }), isStopgap: true };
    }
  };
  return async (request: MapRequest, { slot, charge }: MapClient): Promise<DrawnMap | null> => {
    const key = `${streetTiles.streets()?.version} ${request.key}`;
    const drawInSlot = () => {
      const drawing = limits.drawing.run(slot, () => draw(key, request));
      unfinished.set(key, drawing);
      return drawing.finally(() => unfinished.delete(key));
    };
    for (;;) {
      const svg = cache.get(key);
      if (svg) return { svg, isStopgap: false };
      if (!unfinished.has(key)) await charge();
      const drawn = await (unfinished.get(key) ?? drawInSlot());
      // The client whose slot it was may have left, and this one may not.
      if (drawn || slot.destroyed) return drawn;
    }
  };
}
