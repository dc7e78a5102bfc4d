/** Too much waits already: whoever asks comes back later. */
export class Overloaded extends Error {}

interface Limits {
  running: number;
  waiting: number;
}

/**
 * Runs at most so many tasks at once, the others in their order.
 * @throws Overloaded, through the promise, when the queue is full.
 */
export function atMost({ running, waiting }: Limits): <T>(task: () => Promise<T>) => Promise<T> {
  let active = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (active >= running) {
      if (queue.length >= waiting) throw new Overloaded('too many tasks are waiting');
      // Whoever ends hands its place over: it stays taken.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active++;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active--;
    }
  };
}
