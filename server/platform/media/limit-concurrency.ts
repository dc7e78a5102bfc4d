import PQueue from 'p-queue';

/** Too many tasks are queued; the caller may retry later. */
export class QueueFullError extends Error {}

interface Limits {
  running: number;
  waiting: number;
}

/**
 * Creates a function that limits the number of concurrent tasks and queues the others in order.
 * @throws QueueFullError, through the promise, when the queue is full.
 */
export function limitConcurrency({ running, waiting }: Limits): <T>(task: () => Promise<T>) => Promise<T> {
  const queue = new PQueue({ concurrency: running });
  return async (task) => {
    if (queue.size >= waiting) throw new QueueFullError('too many tasks are waiting');
    return queue.add(task);
  };
}
