/** Scheduled jobs: each runs once, however many processes share the database. */
import { createHash } from 'node:crypto';
import type { JobInsert, PgBoss } from 'pg-boss';
import { TIME_ZONE } from '../../../shared/locales.ts';
import { PermanentError } from './outcomes.ts';
import type { Queue } from './queue.ts';
import type { JobHandler } from './workers.ts';

export interface ScheduledJob {
  name: string;
  /** A cron expression in Brussels local time. */
  cron: string;
  work(signal: AbortSignal): Promise<void>;
}

interface Due {
  /** The name of a scheduled job. */
  name: string;
}

const MINUTE = 60;
const DAY = 86_400;

export const SCHEDULE_QUEUE: Queue<Due> = {
  name: 'schedule',
  key: ({ name }) => name,
  limits: {
    retryLimit: 5,
    retryDelay: MINUTE,
    retryBackoff: true,
    expireInSeconds: 60 * MINUTE,
    heartbeatSeconds: MINUTE,
    retentionSeconds: DAY,
    deleteAfterSeconds: DAY,
    warningQueueSize: 100,
  },
};

/** Runs scheduled jobs one by one, because none is urgent. */
export function scheduledWork(jobs: readonly ScheduledJob[]): JobHandler<Due> {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  return {
    concurrency: 1,
    async handle({ name }, signal) {
      const job = byName.get(name);
      if (!job) throw new PermanentError(`there is no scheduled job ${name}`);
      await job.work(signal).catch((cause) => {
        throw new Error(`the scheduled job ${name} failed`, { cause });
      });
    },
  };
}

/**
 * Stores the schedule, and removes jobs that no longer exist. A job that became due while no process ran runs once at
 * the next start; a new job runs immediately. Returns whether any job is new.
 */
export async function writeSchedule(boss: PgBoss, jobs: readonly ScheduledJob[]): Promise<boolean> {
  const queue = SCHEDULE_QUEUE.name;
  const stored = new Set((await boss.getSchedules(queue)).map(({ key }) => key));
  for (const { name, cron } of jobs) {
    const due: Due = { name };
    const singletonKey = SCHEDULE_QUEUE.key(due);
    await boss.schedule(queue, cron, due, { key: name, singletonKey, tz: TIME_ZONE, missed: 'once' });
  }
  const names = jobs.map(({ name }) => name);
  for (const name of stored) if (!names.includes(name)) await boss.unschedule(queue, name);
  const first = names.filter((name) => !stored.has(name)).map(firstRun);
  await boss.insert(queue, first);
  return first.length > 0;
}

/** The same id in every process, so that two processes starting at the same time do not run the job twice. */
function firstRun(name: string): JobInsert<Due> {
  const due: Due = { name };
  const id = createHash('sha256').update(`first run of ${name}`).digest('hex').slice(0, 32);
  return { id, data: due, singletonKey: SCHEDULE_QUEUE.key(due) };
}
