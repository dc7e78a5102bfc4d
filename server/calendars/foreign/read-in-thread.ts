import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProjectRoot } from '../../project-root.ts';
import type { Reading } from './busy-times.ts';
import type { ReadingTask } from './reading-thread.ts';

/** From when it runs. */
const LIMIT_MS = 5_000;
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
/** By its path: what the build makes of the site is one file, without it. */
const THREAD = 'server/calendars/foreign/reading-thread.ts';

/**
 * Reads a calendar beside the thread that answers visitors: a rule may take for ever. What takes too long, or too much
 * memory, is a fault.
 */
export function readInThread(task: ReadingTask, limitMs = LIMIT_MS): Promise<Reading> {
  const worker = new Worker(path.join(findProjectRoot(), THREAD), {
    workerData: task,
    resourceLimits: LIMITS,
    env: {},
  });
  const { promise, resolve, reject } = Promise.withResolvers<Reading>();
  let limit: NodeJS.Timeout | undefined;
  const isLimited = () => resolve({ fault: 'LIMIT' });
  worker.on('online', () => {
    limit = setTimeout(isLimited, limitMs);
  });
  worker.on('message', resolve);
  worker.on('messageerror', reject);
  worker.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? isLimited() : reject(error),
  );
  worker.on('exit', isLimited);
  return promise.finally(() => {
    clearTimeout(limit);
    return worker.terminate();
  });
}
