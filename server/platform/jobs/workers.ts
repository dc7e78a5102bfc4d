import type { Job, JobResult, PgBoss } from 'pg-boss';
import { PermanentError, RetryableError } from './outcomes.ts';
import type { Queue } from './queue.ts';
import type { BossDependencies } from './start-boss.ts';

export interface JobHandler<Data> {
  /** The number of concurrent jobs. */
  concurrency: number;
  /** A rejection means that the job failed and is retried. When `signal` aborts, it should stop and reject. */
  handle(data: Data, signal: AbortSignal, id: string): Promise<void>;
}

/** A job that does not complete in this time during shutdown is aborted and retried. */
const STOP_TIMEOUT_MS = 5_000;

export interface OtherProcesses {
  /** Notified of jobs in queues that this process does not work. */
  notifyJobWorker?: (queue: string) => void;
}

/** The workers of this process. */
export function createWorkers(
  boss: PgBoss,
  { log, pace, notifyJobWorker }: Omit<BossDependencies, 'target'> & OtherProcesses,
) {
  const end = new AbortController();
  const working = new Map<string, string[]>();
  const urgent = new Set<string>();
  const notifyLocal = (name: string) => {
    for (const worker of working.get(name) ?? []) boss.notifyWorker(worker);
  };
  return {
    /** The names of urgent queues that this process works. */
    urgent,

    /** Notifies idle workers of a queue, here or in the process that works it. */
    notify(name: string): void {
      if (working.has(name)) notifyLocal(name);
      else notifyJobWorker?.(name);
    },

    notifyLocal,

    async begin<Data extends object>(
      queue: Queue<Data>,
      { concurrency, handle }: JobHandler<Data>,
    ): Promise<void> {
      if (working.has(queue.name)) return;
      await boss.updateQueue(queue.name, queue.limits);
      const options = { pollingIntervalSeconds: pace.pollSeconds, perJobResults: true } as const;
      const workers: string[] = [];
      for (let one = 0; one < concurrency; one++) {
        const worker: string = await boss.work<Data>(queue.name, options, async ([job]) => {
          // There may be more jobs, so fetch again without waiting for the next poll.
          boss.notifyWorker(worker);
          if (!job) return [];
          return [await attempt(job, { handle, log, signal: AbortSignal.any([end.signal, job.signal]) })];
        });
        workers.push(worker);
      }
      working.set(queue.name, workers);
      if (queue.isUrgent) urgent.add(queue.name);
    },

    async stop(): Promise<void> {
      end.abort();
      const ended = Promise.all([...working.keys()].map((name) => boss.offWork(name)));
      await Promise.race([ended, new Promise((late) => setTimeout(late, STOP_TIMEOUT_MS).unref())]);
    },
  };
}

interface Attempt<Data> extends Pick<JobHandler<Data>, 'handle'>, Pick<BossDependencies, 'log'> {
  signal: AbortSignal;
}

/** Runs a job. Retries, give-ups and aborts are expected; every other error is logged. */
async function attempt<Data>(job: Job<Data>, { handle, log, signal }: Attempt<Data>): Promise<JobResult> {
  const { id } = job;
  try {
    await handle(job.data, signal, id);
    return { id, status: 'completed' };
  } catch (error) {
    const isExpected = error instanceof RetryableError || error instanceof PermanentError || signal.aborted;
    // Log only the id, because the job's data may be personal.
    if (!isExpected) log.error({ err: error, job: id }, 'a job failed');
    return { id, status: error instanceof PermanentError ? 'deadletter' : 'failed', output: error as Error };
  }
}
