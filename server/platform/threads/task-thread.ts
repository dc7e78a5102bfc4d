/** A worker thread that does tasks one by one, off the event loop of the requests. */
import { once } from 'node:events';
import path from 'node:path';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { findProjectRoot } from '../build/project-root.ts';

/** A task exceeded the time or memory limit of its thread. */
export class ThreadLimitError extends Error {}

interface ThreadOptions {
  /** From the project's root, because the build bundles the server into one file without the thread's module. */
  file: string;
  limits: ResourceLimits;
  /** Time limit of a task, from its transfer to a thread that is ready. */
  limitMs: number;
  /** How long an idle thread is kept. */
  idleMs: number;
}

export interface TaskThread<Task, Result> {
  /** @throws ThreadLimitError, through the promise, after which another thread does the next task. */
  run(task: Task): Promise<Result>;
  stop(): void;
}

/**
 * Creates a thread for tasks. It is started at the first task and ends when it is idle. Its module sends one message
 * when it is ready, and one for each task.
 */
export function createTaskThread<Task, Result>(options: ThreadOptions): TaskThread<Task, Result> {
  let thread: Worker | null = null;
  let before: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    void thread?.terminate();
    thread = null;
  }

  async function start(): Promise<Worker> {
    const own = await startThread(options);
    own.once('exit', () => {
      if (thread === own) thread = null;
    });
    return own;
  }

  async function runNow(task: Task): Promise<Result> {
    clearTimeout(idle);
    thread ??= await start();
    thread.ref();
    const limit = AbortSignal.timeout(options.limitMs);
    try {
      thread.postMessage(task);
      const [result] = await once(thread, 'message', { signal: limit });
      thread.unref();
      idle = setTimeout(stop, options.idleMs).unref();
      return result;
    } catch (error) {
      stop();
      if (limit.aborted || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new ThreadLimitError('a task exceeded the limits of its thread', { cause: error });
      throw error;
    }
  }

  return {
    run(task) {
      const result = before.then(() => runNow(task));
      before = result.catch(() => undefined);
      return result;
    },
    stop,
  };
}

async function startThread({ file, limits }: ThreadOptions): Promise<Worker> {
  const thread = new Worker(path.join(findProjectRoot(), file), { resourceLimits: limits, env: {} });
  await once(thread, 'message');
  // Ignore errors between two tasks: no request is waiting.
  thread.on('error', () => undefined);
  return thread;
}
