import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProjectRoot } from '../../project-root.ts';
import type { Reading } from './busy-times.ts';
import type { ReadingTask } from './reading-thread.ts';

/** From when a calendar is given to a thread that is ready. */
const LIMIT_MS = 5_000;
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
/** A round reads one calendar after the other. */
const IDLE_MS = 2_000;
/** By its path: what the build makes of the site is one file, without it. */
const THREAD = 'server/calendars/foreign/reading-thread.ts';

/**
 * Reads calendars beside the thread that answers visitors: a rule may take for ever. What takes too long, or too much
 * memory, is a fault, and ends the thread. There is one, and only while there is something to read: each costs some 25 MB.
 */
export function createReadingThread(limitMs = LIMIT_MS): (task: ReadingTask) => Promise<Reading> {
  let thread: Worker | null = null;
  let before: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    void thread?.terminate();
    thread = null;
  }

  async function start(): Promise<Worker> {
    const own = await startThread();
    own.once('exit', () => {
      if (thread === own) thread = null;
    });
    return own;
  }

  async function readNow(task: ReadingTask): Promise<Reading> {
    clearTimeout(idle);
    thread ??= await start();
    thread.ref();
    const limit = AbortSignal.timeout(limitMs);
    try {
      thread.postMessage(task);
      const [reading] = await once(thread, 'message', { signal: limit });
      thread.unref();
      idle = setTimeout(end, IDLE_MS).unref();
      return reading;
    } catch (error) {
      end();
      if (limit.aborted || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
        return { fault: 'LIMIT' };
      throw error;
    }
  }

  return (task) => {
    const reading = before.then(() => readNow(task));
    before = reading.catch(() => undefined);
    return reading;
  };
}

async function startThread(): Promise<Worker> {
  const thread = new Worker(path.join(findProjectRoot(), THREAD), { resourceLimits: LIMITS, env: {} });
  await once(thread, 'message');
  // Between two calendars nobody waits for one.
  thread.on('error', () => undefined);
  return thread;
}
