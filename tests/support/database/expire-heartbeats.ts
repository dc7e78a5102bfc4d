import type { DatabaseConnection } from '../../../server/platform/database/connect.ts';

/** Expires the heartbeats of active jobs, as after a longer outage. */
export async function expireHeartbeats({ pool }: Pick<DatabaseConnection, 'pool'>): Promise<void> {
  await pool.query(
    `update jobs.job set heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 s' where state = 'active'`,
  );
}
