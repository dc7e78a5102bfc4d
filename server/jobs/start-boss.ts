import { PgBoss } from 'pg-boss';
import { type DatabaseTarget, poolConfig } from '../database/connect.ts';
import type { Logger } from '../logging/logger.ts';

export interface BossParts {
  target: DatabaseTarget;
  log: Pick<Logger, 'error' | 'warn'>;
  pace: Pace;
}

export interface StartParts extends BossParts {
  /** Whether it gives out what is scheduled or expired, and removes what is old: one process that works has to. */
  isKeeper: boolean;
}

export interface Pace {
  /** How often a queue that was empty is looked at. */
  lookSeconds: number;
  /**
   * How often scheduled jobs and jobs of crashed processes are looked for, at most 45; other expired jobs, every
   * third time.
   */
  keepSeconds: number;
}

export const SCHEMA = 'jobs';
const CONNECTIONS = 2;
/** Nothing here waits for other jobs. */
const RARELY_SECONDS = 3600;

/** Connects to the tables of the queues, which are made, or brought up to date, where needed. */
export async function startBoss({ target, log, pace, isKeeper }: StartParts): Promise<PgBoss> {
  const boss = new PgBoss({
    ...poolConfig(target),
    application_name: 'baksteen jobs',
    max: CONNECTIONS,
    schema: SCHEMA,
    supervise: false,
    flowIntervalSeconds: RARELY_SECONDS,
    schedule: isKeeper,
    cronMonitorIntervalSeconds: pace.keepSeconds,
    cronWorkerIntervalSeconds: pace.keepSeconds,
    monitorIntervalSeconds: 3 * pace.keepSeconds,
  });
  let hasStopped = false;
  boss.on('stopped', () => {
    hasStopped = true;
  });
  boss.on('error', (error) => {
    // The server may end a connection before it reads that it was closed.
    if (!hasStopped) log.error({ err: error }, 'the queues fail');
  });
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the queues have a warning'));
  await boss.start().catch(async (error) => {
    await boss.stop({ graceful: false });
    throw error;
  });
  return boss;
}
