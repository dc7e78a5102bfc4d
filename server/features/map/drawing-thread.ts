/** The worker thread that draws maps, one after the other. */
import { parentPort } from 'node:worker_threads';
import { createMapDrawer, type Piece } from './draw-map.ts';
import { drawStreets } from './street-stills/draw-streets.ts';
import type { PlacedTile } from './street-stills/piece-tiles.ts';

/** The message to the thread. */
export interface DrawingTask {
  piece: Piece;
  /** SVG drawn on top of the map. */
  over: string;
  /** The tiles with streets of the piece; null: the site's own map. */
  tiles: PlacedTile[] | null;
}

export type Drawing = { svg: string } | { error: unknown };

const drawOwnMap = await createMapDrawer();

parentPort?.on('message', async ({ piece, over, tiles }: DrawingTask) => {
  try {
    const svg = tiles ? await drawStreets(piece, over, tiles) : drawOwnMap(piece, over);
    parentPort?.postMessage({ svg } satisfies Drawing);
  } catch (error) {
    parentPort?.postMessage({ error } satisfies Drawing);
  }
});
// Signal that the data are read, so that the time limit does not include reading them.
parentPort?.postMessage('ready');
