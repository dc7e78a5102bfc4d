import { createTaskThread } from '../../platform/threads/task-thread.ts';
import type { Drawing, DrawingTask } from './drawing-thread.ts';

const THREAD = 'server/features/map/drawing-thread.ts';
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };
const LIMIT_MS = 10_000;
/** Long, because the first map of a thread waits until it has read the data of the base map. */
const IDLE_MS = 10 * 60_000;

/** Draws maps as SVG in a worker thread: a map with streets takes some ten milliseconds of a core. */
export interface MapThread {
  /** @throws when the thread cannot draw the map, such as for a broken tile. */
  draw(task: DrawingTask): Promise<string>;
  stop(): void;
}

export function createMapThread(): MapThread {
  const { run, stop } = createTaskThread<DrawingTask, Drawing>({
    file: THREAD,
    limits: LIMITS,
    limitMs: LIMIT_MS,
    idleMs: IDLE_MS,
  });
  return {
    async draw(task) {
      const drawing = await run(task);
      if ('error' in drawing) throw drawing.error;
      return drawing.svg;
    },
    stop,
  };
}
