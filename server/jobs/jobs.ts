/** Work that is kept in the database until it is done: a crash or a restart only delays it. */
import { PgBoss, type Queue as StoredQueue } from 'pg-boss';
import { type DatabaseTarget, poolConfig } from '../database/connect.ts';
import type { Logger } from '../logging/logger.ts';
import type { Queue } from './queue.ts';

interface JobsParts {
  target: DatabaseTarget;
  log: Pick<Logger, 'error' | 'warn'>;
  /** Whether what expired is given out again, and what is old removed: one process has to. */
  isKeeper: boolean;
  pace?: Pace;
}

interface Pace {
  /** How often a queue that was empty is looked at. */
  lookSeconds: number;
  /** How often what expired is given out again. */
  keepSeconds: number;
}

/** What a job throws that expects to do better another time. */
export class TryAgain extends Error {}

interface Work<Data> {
  /** How many at once. */
  atOnce: number;
  /** Done when it resolves; when it rejects it is tried again. `signal`: it is to end, and to reject. */
  handle(data: Data, signal: AbortSignal): Promise<void>;
}

export type Jobs = Awaited<ReturnType<typeof openJobs>>;

const SCHEMA = 'jobs';
const CONNECTIONS = 2;
const PACE: Pace = { lookSeconds: 10, keepSeconds: 60 };
/** Nothing here waits for other jobs. */
const RARELY_SECONDS = 3600;
/** Whoever does not end in this time is interrupted, and done again. */
const LONGEST_STOP_MS = 5_000;

/** Opens the queues of the site's database; their tables are made, or brought up to date, where needed. */
export async function openJobs({ target, log, isKeeper, pace = PACE }: JobsParts) {
  const boss = await startBoss({ target, log, isKeeper, pace });
  const end = new AbortController();
  const worked: string[] = [];
  const prepared = new Set<string>();
  const prepare = async <Data>(queue: Queue<Data>) => {
    if (!prepared.has(queue.name)) await boss.createQueue(queue.name, storedQueue(queue));
    prepared.add(queue.name);
  };
  return {
    /** Those whose key waits or runs already are left out. */
    async add<Data extends object>(queue: Queue<Data>, jobs: readonly Data[]): Promise<void> {
      await prepare(queue);
      const rows = jobs.map((data) => ({ data, singletonKey: queue.key(data) }));
      await boss.insert(queue.name, rows);
    },

    async work<Data extends object>(queue: Queue<Data>, { atOnce, handle }: Work<Data>): Promise<void> {
      await prepare(queue);
      await boss.updateQueue(queue.name, queue.limits);
      worked.push(queue.name);
      const options = { pollingIntervalSeconds: pace.lookSeconds };
      for (let one = 0; one < atOnce; one++) {
        const worker = await boss.work<Data>(queue.name, options, async ([job]) => {
          // Where one was there may be more: the next look is not waited for.
          boss.notifyWorker(worker);
          if (!job) return;
          const signal = AbortSignal.any([end.signal, job.signal]);
          await handle(job.data, signal).catch((error) => tellAndThrow(error, { log, signal, job: job.id }));
        });
      }
    },

    /** What is under way ends, or is given back. */
    async stop(): Promise<void> {
      end.abort();
      const ended = Promise.all(worked.map((name) => boss.offWork(name)));
      await Promise.race([ended, new Promise((late) => setTimeout(late, LONGEST_STOP_MS).unref())]);
      await boss.stop({ graceful: false });
    },
  };
}

/** One job a key, in a table of its own: a million of these is in nobody's way. */
function storedQueue<Data>({ limits }: Queue<Data>): Omit<StoredQueue, 'name'> {
  return { ...limits, policy: 'exclusive', partition: true };
}

async function startBoss({ target, log, isKeeper, pace }: Required<JobsParts>): Promise<PgBoss> {
  const boss = new PgBoss({
    ...poolConfig(target),
    ...{ application_name: 'baksteen jobs', max: CONNECTIONS, schema: SCHEMA },
    ...{ supervise: isKeeper, schedule: false, flowIntervalSeconds: RARELY_SECONDS },
    ...{ superviseIntervalSeconds: pace.keepSeconds, monitorIntervalSeconds: pace.keepSeconds },
  });
  boss.on('error', (error) => log.error({ err: error }, 'the queues fail'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the queues have a warning'));
  await boss.start().catch(async (error) => {
    await boss.stop({ graceful: false });
    throw error;
  });
  return boss;
}

interface Failed {
  log: JobsParts['log'];
  signal: AbortSignal;
  /** Its id: what it is about may be nobody's business. */
  job: string;
}

/** What is to be tried again is no surprise, nor what was told to end; everything else is told. */
function tellAndThrow(error: unknown, { log, signal, job }: Failed): never {
  if (!(error instanceof TryAgain) && !signal.aborted) log.error({ err: error, job }, 'a job failed');
  throw error;
}
