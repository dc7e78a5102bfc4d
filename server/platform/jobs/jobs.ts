/** Durable job queues in the database: a crash or a restart only delays a job. */
import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss, type Queue as StoredQueue } from 'pg-boss';
import type { Database } from '../database/connect.ts';
import { maintainQueues } from './maintain-queues.ts';
import type { Queue } from './queue.ts';
import { SCHEDULE_QUEUE, type ScheduledJob, scheduledWork, writeSchedule } from './schedule.ts';
import { type PollingIntervals, type StartDependencies, startBoss } from './start-boss.ts';
import { createWorkers, type JobHandler, type OtherProcesses } from './workers.ts';

interface JobsDependencies extends Omit<StartDependencies, 'pace'>, OtherProcesses {
  pace?: PollingIntervals;
}

export type Jobs = Awaited<ReturnType<typeof openJobs>>;

/** The default polling intervals. */
export const POLLING_INTERVALS: PollingIntervals = { pollSeconds: 10, maintenanceSeconds: 20 };
/**
 * The end of a transaction cannot be observed, so workers are notified after these delays; then polling finds the jobs.
 */
const NOTIFY_DELAYS_MS = [30, 200, 1_000];

/** Opens the queues of the site's database; creates or migrates their tables when needed. */
export async function openJobs({
  target,
  log,
  doesMaintenance,
  pace = POLLING_INTERVALS,
  notifyJobWorker,
}: JobsDependencies) {
  const boss = await startBoss({ target, log, pace, doesMaintenance });
  const prepare = createPrepare(boss);
  const workers = createWorkers(boss, { log, pace, ...(notifyJobWorker && { notifyJobWorker }) });
  const maintenance = { log, pace, urgent: workers.urgent, onDue: workers.notify };
  let stopMaintenance: (() => Promise<void>) | undefined;
  const jobs = {
    /**
     * Adds jobs, except those whose key already has a queued or running job. With a transaction, they exist only if it
     * commits. Notifies the workers of this process immediately.
     */
    async add<Data extends object>(queue: Queue<Data>, jobs: readonly Data[], trx?: Transaction<Database>) {
      await prepare(queue);
      const rows = jobs.map((data) => ({ data, singletonKey: queue.key(data) }));
      await boss.insert(queue.name, rows, trx ? { db: fromKysely(trx) } : {});
      if (trx) for (const delay of NOTIFY_DELAYS_MS) setTimeout(workers.notify, delay, queue.name).unref();
      else workers.notify(queue.name);
    },

    /** Creates queues before any of them is processed, because maintenance conflicts with creating their tables. */
    async prepare(queues: readonly Queue<object>[]): Promise<void> {
      for (const queue of [...queues, SCHEDULE_QUEUE]) await prepare(queue);
    },

    /**
     * Starts processing a queue. Urgent queues come first: maintenance starts with the first one and must know the
     * urgent queues by then, to retry jobs of a crashed process without the pause after a failure.
     */
    async work<Data extends object>(queue: Queue<Data>, work: JobHandler<Data>): Promise<void> {
      await prepare(queue);
      await workers.begin(queue, work);
      if (!doesMaintenance) return;
      stopMaintenance ??= maintainQueues(boss, maintenance);
    },

    /** Runs these jobs on schedule; a newly scheduled job runs immediately. */
    async schedule(scheduled: readonly ScheduledJob[]): Promise<void> {
      await jobs.work(SCHEDULE_QUEUE, scheduledWork(scheduled));
      if (await writeSchedule(boss, scheduled)) workers.notify(SCHEDULE_QUEUE.name);
    },

    /** Notifies the workers of this process that a queue has a job. */
    notifyLocalWorkers: workers.notifyLocal,

    /** Starts no more jobs; running ones complete or are returned to their queue. */
    stopWorkers: workers.stop,

    async stop(): Promise<void> {
      await Promise.all([workers.stop(), stopMaintenance?.()]);
      await boss.stop({ graceful: false });
    },
  };
  return jobs;
}

/** Creates a queue and its dead letter queue, once. */
function createPrepare(boss: PgBoss) {
  const prepared = new Set<string>();
  return async function prepare<Data>(queue: Queue<Data>): Promise<void> {
    if (prepared.has(queue.name)) return;
    if (queue.deadLetterQueue) await prepare(queue.deadLetterQueue);
    await boss.createQueue(queue.name, storedQueue(queue));
    prepared.add(queue.name);
  };
}

/** One job per key, in a partition of its own, so that a million jobs do not slow down other queues. */
function storedQueue<Data>({ limits, deadLetterQueue }: Queue<Data>): Omit<StoredQueue, 'name'> {
  return {
    ...limits,
    ...(deadLetterQueue ? { deadLetter: deadLetterQueue.name } : {}),
    policy: 'exclusive',
    partition: true,
  };
}
