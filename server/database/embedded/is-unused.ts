/** Whether somebody else uses the embedded server: each process shows itself by a connection of one name. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isUnreachable } from '../unreachable.ts';

/** The `application_name` of connections by which processes show themselves. */
export const PRESENCE_NAME = 'baksteen-presence';

/** A process that stops waits no longer for a server that starts, recovers or is slow. */
const LONGEST_COUNT_MS = 3_000;
const POLL_MS = 50;
/** What the others need to show themselves again to a server that is back. */
const RETURN_MS = 1_000;
/** For a count of a server that is there, however late it came back. */
const LEAST_COUNT_MS = 1_000;

/**
 * Whether the server runs and no other process uses it. One that cannot say it is left to run: who leaves later stops it,
 * or the next start adopts it. One that has ended may be started by another process at any moment. To be asked once this
 * process's own connection has ended: it would be counted.
 */
export async function isUnused(config: pg.ClientConfig, isAlive: () => boolean): Promise<boolean> {
  const end = Date.now() + LONGEST_COUNT_MS;
  let wasAway = false;
  for (;;) {
    try {
      if ((await countPresent(config, end - Date.now())) > 0) return false;
      if (!wasAway) return true;
      // The others have lost their connections too, and connect again.
      wasAway = false;
      await wait(RETURN_MS);
    } catch (error) {
      const hasEnded = isNowhere(error) && !isAlive();
      if (hasEnded || !isUnreachable(error) || Date.now() >= end) return false;
      wasAway = true;
      await wait(POLL_MS);
    }
  }
}

/** Nobody listens: the server has ended, or is about to listen. */
function isNowhere(error: unknown): boolean {
  return ['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
}

async function countPresent(config: pg.ClientConfig, left: number): Promise<number> {
  const longest = Math.max(LEAST_COUNT_MS, left);
  const client = new pg.Client({ ...config, connectionTimeoutMillis: longest, query_timeout: longest });
  client.on('error', () => {});
  try {
    await client.connect();
    const text = 'select count(*)::int as present from pg_stat_activity where application_name = $1';
    const { rows } = await client.query(text, [PRESENCE_NAME]);
    return rows[0].present;
  } finally {
    // Not waited for: a server that hangs does not answer it.
    void client.end().catch(() => {});
  }
}
