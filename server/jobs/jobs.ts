/** Work that is kept in the database until it is done: a crash or a restart only delays it. */
import type { Transaction } from 'kysely';
import { fromKysely, type PgBoss, type Queue as StoredQueue } from 'pg-boss';
import type { Database } from '../database/connect.ts';
import { keepQueues } from './keep.ts';
import type { Queue } from './queue.ts';
import { SCHEDULE_QUEUE, type ScheduledJob, scheduledWork, writeSchedule } from './schedule.ts';
import { type Pace, type StartParts, startBoss } from './start-boss.ts';
import { createWorkers, type Elsewhere, type Work } from './workers.ts';

interface JobsParts extends Omit<StartParts, 'pace'>, Elsewhere {
  pace?: Pace;
}

export type Jobs = Awaited<ReturnType<typeof openJobs>>;

/** How a site works its queues. */
export const PACE: Pace = { lookSeconds: 10, keepSeconds: 20 };
/** A transaction says nothing when it ends: it is looked after these pauses, then at the queue's own pace. */
const LOOKS_MS = [30, 200, 1_000];

/** Opens the queues of the site's database; their tables are made, or brought up to date, where needed. */
export async function openJobs({ target, log, isKeeper, pace = PACE, lookElsewhere }: JobsParts) {
  const boss = await startBoss({ target, log, pace, isKeeper });
  const prepare = createPrepare(boss);
  const workers = createWorkers(boss, { log, pace, ...(lookElsewhere && { lookElsewhere }) });
  let stopKeeping: (() => Promise<void>) | undefined;
  const jobs = {
    /**
     * Jobs whose key waits or runs already are left out. With a transaction they exist only if it is committed.
     * Workers of this process are notified at once.
     */
    async add<Data extends object>(queue: Queue<Data>, jobs: readonly Data[], trx?: Transaction<Database>) {
      await prepare(queue);
      const rows = jobs.map((data) => ({ data, singletonKey: queue.key(data) }));
      await boss.insert(queue.name, rows, trx ? { db: fromKysely(trx) } : {});
      if (trx) for (const pause of LOOKS_MS) setTimeout(workers.look, pause, queue.name).unref();
      else workers.look(queue.name);
    },

    /** Makes queues before any of them is worked: maintenance would meet the making of tables. */
    async prepare(queues: readonly Queue<object>[]): Promise<void> {
      for (const queue of [...queues, SCHEDULE_QUEUE]) await prepare(queue);
    },

    /**
     * Urgent queues first: maintenance begins with the first one, and must know by then which queues are urgent to
     * resume jobs of a crashed process without the pause of a failure.
     */
    async work<Data extends object>(queue: Queue<Data>, work: Work<Data>): Promise<void> {
      await prepare(queue);
      await workers.begin(queue, work);
      if (!isKeeper) return;
      stopKeeping ??= keepQueues(boss, { log, pace, urgent: workers.urgent, onDue: workers.look });
    },

    /** Does these when they are due; one that was never scheduled before is due now. */
    async schedule(scheduled: readonly ScheduledJob[]): Promise<void> {
      await jobs.work(SCHEDULE_QUEUE, scheduledWork(scheduled));
      if (await writeSchedule(boss, scheduled)) workers.look(SCHEDULE_QUEUE.name);
    },

    /** Workers of this process are notified: a queue has a job. */
    look: workers.notify,

    /** Begins nothing more; what is under way ends, or is given back. */
    rest: workers.rest,

    async stop(): Promise<void> {
      await Promise.all([workers.rest(), stopKeeping?.()]);
      await boss.stop({ graceful: false });
    },
  };
  return jobs;
}

/** Makes a queue, and the one for what it gives up, once. */
function createPrepare(boss: PgBoss) {
  const prepared = new Set<string>();
  return async function prepare<Data>(queue: Queue<Data>): Promise<void> {
    if (prepared.has(queue.name)) return;
    if (queue.givenUp) await prepare(queue.givenUp);
    await boss.createQueue(queue.name, storedQueue(queue));
    prepared.add(queue.name);
  };
}

/** One job for each key, in a partition of its own: a million jobs do not slow other queues down. */
function storedQueue<Data>({ limits, givenUp }: Queue<Data>): Omit<StoredQueue, 'name'> {
  return {
    ...limits,
    ...(givenUp ? { deadLetter: givenUp.name } : {}),
    policy: 'exclusive',
    partition: true,
  };
}
