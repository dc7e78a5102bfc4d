import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/connect.ts';
import { hasJobs } from './count-jobs.ts';
import type { Jobs } from './jobs.ts';
import type { Queue } from './queue.ts';
import { SCHEMA } from './start-boss.ts';

export interface Requeueing<Data> {
  queue: Queue<Data>;
  deadLetterQueue: Queue<Data>;
  /** The jobs to requeue; default all. */
  filter?: RawBuilder<boolean>;
}

/** Moves completed jobs of a dead letter queue back to their queue. Returns their number. */
export async function requeueJobs<Data extends object>(
  db: Kysely<Database>,
  jobs: Pick<Jobs, 'add'>,
  requeueing: Requeueing<Data>,
): Promise<number> {
  return db.transaction().execute((trx) => requeueJobsIn(trx, jobs, requeueing));
}

/** The same in a transaction. */
export async function requeueJobsIn<Data extends object>(
  trx: Transaction<Database>,
  jobs: Pick<Jobs, 'add'>,
  requeueing: Requeueing<Data>,
): Promise<number> {
  if (!(await hasJobs(trx))) return 0;
  const { rows } = await sql<{ data: Data }>`
    delete from ${failedJobs(requeueing)} returning data`.execute(trx);
  const requeued = rows.map(({ data }) => data);
  if (requeued.length > 0) await jobs.add(requeueing.queue, requeued, trx);
  return requeued.length;
}

/** Counts the jobs that can be requeued; `oldest`: when the first of them was given up. */
export async function countFailedJobs<Data>(
  db: Kysely<Database>,
  requeueing: Requeueing<Data>,
): Promise<{ count: number; oldest: Date | null }> {
  if (!(await hasJobs(db))) return NONE;
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(created_on) as oldest from ${failedJobs(requeueing)}`.execute(db);
  return rows[0] ?? NONE;
}

const NONE = { count: 0, oldest: null };

const failedJobs = <Data>({ deadLetterQueue, filter = sql<boolean>`true` }: Requeueing<Data>) => sql`
  ${sql.table(`${SCHEMA}.job`)} where name = ${deadLetterQueue.name} and state = 'completed' and ${filter}`;
