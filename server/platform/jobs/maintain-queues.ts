import type { PgBoss } from 'pg-boss';
import { runRepeatedly } from './run-repeatedly.ts';
import type { BossDependencies } from './start-boss.ts';
import { SCHEMA } from './start-boss.ts';

interface MaintenanceOptions extends Omit<BossDependencies, 'target'> {
  /** Names of urgent queues. */
  urgent: ReadonlySet<string>;
  /** Called when a job of this queue is due. */
  onDue(name: string): void;
}

/**
 * Queue maintenance: retries expired jobs and removes old ones. Jobs of an urgent queue whose process crashed become
 * due immediately: heartbeat, this interval and the next poll take less than a minute and a half. Returns a stop
 * function.
 */
export function maintainQueues(
  boss: PgBoss,
  { log, pace, urgent, onDue }: MaintenanceOptions,
): () => Promise<void> {
  const maintain = async () => {
    for (const name of urgent) if (await retryCrashedJobs(boss, name)) onDue(name);
    await boss.supervise();
  };
  const onError = (error: unknown) => log.error({ err: error }, 'queue maintenance failed');
  return runRepeatedly(maintain, { pauseMs: 1000 * pace.maintenanceSeconds, onError });
}

/**
 * Makes jobs without a heartbeat due again; returns whether there were any. Counts as an attempt, so that a job that
 * crashes its process is given up eventually.
 */
async function retryCrashedJobs(boss: PgBoss, name: string): Promise<boolean> {
  const database = boss.getDb();
  const { rows } = await database.executeSql(
    `select id from ${SCHEMA}.job
      where name = $1 and state = 'active' and heartbeat_on + heartbeat_seconds * interval '1s' < now()`,
    [name],
  );
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  await boss.fail(name, ids, { message: 'its process has crashed' });
  await database.executeSql(
    `update ${SCHEMA}.job set start_after = now() where name = $1 and id = any($2::uuid[]) and state = 'retry'`,
    [name, ids],
  );
  return true;
}
