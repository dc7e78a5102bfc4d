import { PgBoss } from 'pg-boss';
import { type DatabaseTarget, poolConfig } from '../database/connect.ts';
import type { Logger } from '../logging/logger.ts';

export interface BossDependencies {
  target: DatabaseTarget;
  log: Pick<Logger, 'error' | 'warn'>;
  pace: PollingIntervals;
}

export interface StartDependencies extends BossDependencies {
  /** Whether this process triggers scheduled jobs and maintains the queues (`maintain-queues.ts`). One process must. */
  doesMaintenance: boolean;
}

export interface PollingIntervals {
  /** Polling interval of an empty queue, in seconds. */
  pollSeconds: number;
  /**
   * Interval in seconds, at most 45, for scheduled jobs and jobs of crashed processes; other expired jobs are checked
   * every third time.
   */
  maintenanceSeconds: number;
}

export const SCHEMA = 'jobs';
const CONNECTIONS = 2;
/** A long interval for features that this site does not use. */
const RARELY_SECONDS = 3600;

/** Connects to the tables of the queues; creates or migrates them when needed. */
export async function startBoss({ target, log, pace, doesMaintenance }: StartDependencies): Promise<PgBoss> {
  const boss = new PgBoss({
    ...poolConfig(target),
    application_name: 'baksteen jobs',
    max: CONNECTIONS,
    schema: SCHEMA,
    supervise: false,
    flowIntervalSeconds: RARELY_SECONDS,
    schedule: doesMaintenance,
    cronMonitorIntervalSeconds: pace.maintenanceSeconds,
    cronWorkerIntervalSeconds: pace.maintenanceSeconds,
    monitorIntervalSeconds: 3 * pace.maintenanceSeconds,
  });
  let hasStopped = false;
  boss.on('stopped', () => {
    hasStopped = true;
  });
  boss.on('error', (error) => {
    // After stopping, the server may still end a connection with an error.
    if (!hasStopped) log.error({ err: error }, 'the queues fail');
  });
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the queues have a warning'));
  await boss.start().catch(async (error) => {
    await boss.stop({ graceful: false });
    throw error;
  });
  return boss;
}
