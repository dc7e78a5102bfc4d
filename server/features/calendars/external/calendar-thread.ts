import { createTaskThread, ThreadLimitError } from '../../../platform/threads/task-thread.ts';
import type { ReadResult } from './parse-busy-times.ts';
import type { ReadingTask } from './reading-thread.ts';

/** Time limit per calendar. */
const LIMIT_MS = 5_000;
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };
/** An idle thread is kept this long, because a round reads many calendars. */
const IDLE_MS = 2_000;
const THREAD = 'server/features/calendars/external/reading-thread.ts';

/**
 * Parses calendars in a worker thread, because a recurrence rule can take forever. A calendar that exceeds the time or
 * memory limit is a fault and terminates the thread. There is at most one thread, only while needed: it takes 25 MB.
 */
export function createCalendarThread(limitMs = LIMIT_MS): (task: ReadingTask) => Promise<ReadResult> {
  const thread = createTaskThread<ReadingTask, ReadResult>({
    file: THREAD,
    limits: LIMITS,
    limitMs,
    idleMs: IDLE_MS,
  });
  return async (task) => {
    try {
      return await thread.run(task);
    } catch (error) {
      if (error instanceof ThreadLimitError) return { fault: 'LIMIT' };
      throw error;
    }
  };
}
