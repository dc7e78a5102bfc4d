import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Queue } from './queue.ts';
import { SCHEMA } from './start-boss.ts';

export interface JobCounts {
  /** Not completed yet. */
  waiting: number;
  all: number;
}

/** Whether the queues have ever been opened. */
export async function hasJobs(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass(${`${SCHEMA}.job`}) is not null as is_there`.execute(db);
  return rows[0]?.is_there ?? false;
}

/** Counts the jobs of a queue, of all processes; zero before the queues have been opened. */
export async function countJobs<Data>(db: Kysely<Database>, { name }: Queue<Data>): Promise<JobCounts> {
  const none = { waiting: 0, all: 0 };
  if (!(await hasJobs(db))) return none;
  const counted = await sql<JobCounts>`
    select count(*) filter (where state in ('created', 'retry', 'active'))::int as waiting, count(*)::int as all
    from ${sql.table(`${SCHEMA}.job`)} where name = ${name}`.execute(db);
  return counted.rows[0] ?? none;
}
