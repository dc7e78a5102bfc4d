import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { hasJobs } from './count-jobs.ts';
import type { Jobs } from './jobs.ts';
import type { Queue } from './queue.ts';
import { SCHEMA } from './start-boss.ts';

interface Requeueing<Data> {
  queue: Queue<Data>;
  deadLetterQueue: Queue<Data>;
  /** The jobs to requeue; default all. */
  filter?: RawBuilder<boolean>;
}

/** Moves completed jobs of a dead letter queue back to their queue. Returns their number. */
export async function requeueJobs<Data extends object>(
  db: Kysely<Database>,
  jobs: Pick<Jobs, 'add'>,
  { queue, deadLetterQueue, filter = sql<boolean>`true` }: Requeueing<Data>,
): Promise<number> {
  if (!(await hasJobs(db))) return 0;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ data: Data }>`
      delete from ${sql.table(`${SCHEMA}.job`)}
      where name = ${deadLetterQueue.name} and state = 'completed' and ${filter}
      returning data`.execute(trx);
    const requeued = rows.map(({ data }) => data);
    if (requeued.length > 0) await jobs.add(queue, requeued, trx);
    return requeued.length;
  });
}
