/** Static maps: with streets where the agency's map file has them, else our own map. */
import type { Logger } from '../logging/logger.ts';
import { limitConcurrency, QueueFullError } from '../media/limit-concurrency.ts';
import type { Piece } from './draw-map.ts';
import { createDrawingCache } from './drawing-cache.ts';
import { drawStreets } from './street-stills/draw-streets.ts';
import type { StreetTiles } from './streets/street-tiles.ts';

export interface StaticMap {
  svg: string;
  /** Whether streets are missing because they could not be drawn now; later requests should try again. */
  isStopgap: boolean;
}

interface Parts {
  streetTiles: Pick<StreetTiles, 'streets' | 'readTile'>;
  log: Logger;
  drawOwnMap(piece: Piece, over: string): Promise<string>;
}

/** Drawings take some ten milliseconds of a core. */
const DRAWING = { running: 1, waiting: 20 };

/** Returns a function that draws a piece of the map, with `over` on top. Drawings are kept by their key. */
export function createStaticMaps({ streetTiles, log, drawOwnMap }: Parts) {
  const cache = createDrawingCache();
  const inTurn = limitConcurrency(DRAWING);
  const unfinished = new Map<string, Promise<StaticMap>>();
  const draw = async (key: string, piece: Piece, over: string): Promise<StaticMap> => {
    try {
      const streets = await inTurn(() => drawStreets(piece, over, streetTiles));
      const svg = streets ?? (await drawOwnMap(piece, over));
      cache.set(key, svg);
      return { svg, isStopgap: false };
    } catch (err) {
      if (!(err instanceof QueueFullError))
        log.error({ err }, 'a static map has no streets, because a tile of the map file cannot be read');
      return { svg: await drawOwnMap(piece, over), isStopgap: true };
    }
  };
  return (path: string, piece: Piece, over: string): Promise<StaticMap> => {
    const key = `${streetTiles.streets()?.version} ${path}`;
    const cached = cache.get(key);
    if (cached) return Promise.resolve({ svg: cached, isStopgap: false });
    const drawing = unfinished.get(key) ?? draw(key, piece, over).finally(() => unfinished.delete(key));
    unfinished.set(key, drawing);
    return drawing;
  };
}
