import type { Job, JobResult, PgBoss } from 'pg-boss';
import { GiveUp, TryAgain } from './outcomes.ts';
import type { Queue } from './queue.ts';
import type { BossParts } from './start-boss.ts';

export interface Work<Data> {
  /** How many at once. */
  atOnce: number;
  /** Done when it resolves; when it rejects it is tried again. `signal`: it is to end, and to reject. */
  handle(data: Data, signal: AbortSignal, id: string): Promise<void>;
}

/** A job that does not end in this time at a stop is aborted and retried. */
const LONGEST_STOP_MS = 5_000;

export interface Elsewhere {
  /** Told of a queue that has a job and is not worked here. */
  lookElsewhere?: (queue: string) => void;
}

/** The workers of this process. */
export function createWorkers(
  boss: PgBoss,
  { log, pace, lookElsewhere }: Omit<BossParts, 'target'> & Elsewhere,
) {
  const end = new AbortController();
  const working = new Map<string, string[]>();
  const urgent = new Set<string>();
  const notify = (name: string) => {
    for (const worker of working.get(name) ?? []) boss.notifyWorker(worker);
  };
  return {
    /** Names of the urgent queues that this process works. */
    urgent,

    /** The queue has a job: idle workers are notified, here or where it is worked. */
    look(name: string): void {
      if (working.has(name)) notify(name);
      else lookElsewhere?.(name);
    },

    notify,

    async begin<Data extends object>(queue: Queue<Data>, { atOnce, handle }: Work<Data>): Promise<void> {
      if (working.has(queue.name)) return;
      await boss.updateQueue(queue.name, queue.limits);
      const options = { pollingIntervalSeconds: pace.lookSeconds, perJobResults: true } as const;
      const workers: string[] = [];
      for (let one = 0; one < atOnce; one++) {
        const worker: string = await boss.work<Data>(queue.name, options, async ([job]) => {
          // Where one was there may be more: the next look is not waited for.
          boss.notifyWorker(worker);
          if (!job) return [];
          return [await attempt(job, { handle, log, signal: AbortSignal.any([end.signal, job.signal]) })];
        });
        workers.push(worker);
      }
      working.set(queue.name, workers);
      if (queue.isUrgent) urgent.add(queue.name);
    },

    async rest(): Promise<void> {
      end.abort();
      const ended = Promise.all([...working.keys()].map((name) => boss.offWork(name)));
      await Promise.race([ended, new Promise((late) => setTimeout(late, LONGEST_STOP_MS).unref())]);
    },
  };
}

interface Attempt<Data> extends Pick<Work<Data>, 'handle'>, Pick<BossParts, 'log'> {
  signal: AbortSignal;
}

/** Runs a job. A retry, a give-up and an abort are expected; every other error is logged. */
async function attempt<Data>(job: Job<Data>, { handle, log, signal }: Attempt<Data>): Promise<JobResult> {
  const { id } = job;
  try {
    await handle(job.data, signal, id);
    return { id, status: 'completed' };
  } catch (error) {
    const isExpected = error instanceof TryAgain || error instanceof GiveUp || signal.aborted;
    // Its id only: its data may be personal.
    if (!isExpected) log.error({ err: error, job: id }, 'a job failed');
    return { id, status: error instanceof GiveUp ? 'deadletter' : 'failed', output: error as Error };
  }
}
