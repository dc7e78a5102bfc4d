/** Whether other processes use the embedded server: each one keeps a connection with a known application name. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isUnreachable } from '../../errors/unreachable.ts';

/** The `application_name` of these connections. */
export const USAGE_NAME = 'baksteen-presence';

/** How long a stopping process waits for a server that starts, recovers or is slow. */
const MAX_WAIT_MS = 3_000;
const POLL_MS = 50;
/** How long other processes need to reconnect to a restarted server. */
const RETURN_MS = 1_000;
/** The minimum time to count connections of a running server, even if it came back late. */
const MIN_COUNT_MS = 1_000;

/**
 * Whether the server runs and no other process uses it. A server that cannot answer is left running: a later process
 * stops it, or the next start adopts it. A server that has ended may be restarted by another process at any moment.
 * Call this after closing the process's own connection, which would be counted.
 */
export async function hasNoProcesses(config: pg.ClientConfig, isAlive: () => boolean): Promise<boolean> {
  const end = Date.now() + MAX_WAIT_MS;
  let wasUnreachable = false;
  for (;;) {
    try {
      if ((await countPresent(config, end - Date.now())) > 0) return false;
      if (!wasUnreachable) return true;
      // The other processes have lost their connections too, and reconnect.
      wasUnreachable = false;
      await wait(RETURN_MS);
    } catch (error) {
      const hasEnded = isNotListening(error) && !isAlive();
      if (hasEnded || !isUnreachable(error) || Date.now() >= end) return false;
      wasUnreachable = true;
      await wait(POLL_MS);
    }
  }
}

/** Nothing is listening: the server has ended, or is not listening yet. */
function isNotListening(error: unknown): boolean {
  return ['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '');
}

async function countPresent(config: pg.ClientConfig, left: number): Promise<number> {
  const timeoutMs = Math.max(MIN_COUNT_MS, left);
  const client = new pg.Client({ ...config, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const text = 'select count(*)::int as present from pg_stat_activity where application_name = $1';
    const { rows } = await client.query(text, [USAGE_NAME]);
    return rows[0].present;
  } finally {
    // Not awaited, because a hanging server does not respond to it.
    void client.end().catch(() => {});
  }
}
