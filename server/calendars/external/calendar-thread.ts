import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProjectRoot } from '../../project-root.ts';
import type { ReadResult } from './parse-busy-times.ts';
import type { ReadingTask } from './reading-thread.ts';

/** Time limit per calendar, from its transfer to a thread that is ready. */
const LIMIT_MS = 5_000;
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
/** An idle thread is kept this long, because a round reads many calendars. */
const IDLE_MS = 2_000;
/** Loaded by path, because the build bundles the server into one file without this module. */
const THREAD = 'server/calendars/external/reading-thread.ts';

/**
 * Parses calendars in a worker thread, because a recurrence rule can take forever. A calendar that exceeds the time or
 * memory limit is a fault and terminates the thread. There is at most one thread, only while needed: it takes 25 MB.
 */
export function createCalendarThread(limitMs = LIMIT_MS): (task: ReadingTask) => Promise<ReadResult> {
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

  async function readNow(task: ReadingTask): Promise<ReadResult> {
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
  // Ignore errors between two calendars: no request is waiting.
  thread.on('error', () => undefined);
  return thread;
}
