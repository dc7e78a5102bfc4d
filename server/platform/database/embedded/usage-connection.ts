/**
 * A connection that marks this process as a user of the embedded server. It ends with the process, however that ends,
 * so the last process to leave knows that it is the last.
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { hasNoProcesses, USAGE_NAME } from './has-no-processes.ts';

export interface UsageConnection {
  /**
   * Ends this process's use of the server, which it no longer restarts. Returns true when the server runs and no other
   * process uses it.
   */
  leave(): Promise<boolean>;
}

/** Restarts the server if it is not running; rejects when that fails, or when `signal` aborts. */
export type RestartServer = (signal: AbortSignal) => Promise<unknown>;

interface PresenceOptions {
  revive: RestartServer;
  /** Whether the server process runs, though it may not be listening. */
  isAlive(): boolean;
}

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;
/** How long a stopping process waits until its connection is closed. */
const CLOSE_TIMEOUT_MS = 1_000;

/**
 * Connects and stays connected. When the connection is lost because the server recovers from a crash or has died, the
 * server is restarted, with growing pauses after repeated failures.
 */
export async function openUsageConnection(
  config: pg.PoolConfig,
  { revive, isAlive }: PresenceOptions,
): Promise<UsageConnection> {
  const pool = new pg.Pool({
    ...config,
    application_name: USAGE_NAME,
    max: 1,
    idleTimeoutMillis: 0,
    // This connection alone must not keep a finished program running.
    allowExitOnIdle: true,
  });
  const leaving = new AbortController();
  const { signal } = leaving;
  const connect = () => pool.query('select 1');
  const isBack = () =>
    revive(signal)
      .then(connect)
      .then(
        () => true,
        () => false,
      );
  let isLost = false;
  const comeBack = async () => {
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      isLost = false;
      // The connection can be lost again right after its first response.
      if ((await isBack()) && !isLost) return;
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  let reconnecting: Promise<void> | undefined;
  pool.on('error', () => {
    isLost = true;
    reconnecting ??= comeBack().finally(() => {
      reconnecting = undefined;
    });
  });
  await connect();
  return {
    async leave() {
      leaving.abort();
      await reconnecting;
      await endFully(pool);
      return hasNoProcesses(config, isAlive);
    },
  };
}

/** Resolves when the connection is closed. `pool.end()` does not wait for that, and the server would still count it. */
async function endFully(pool: pg.Pool): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), CLOSE_TIMEOUT_MS);
  const removed = pool.totalCount > 0 ? once(pool, 'remove', late).catch(() => {}) : undefined;
  await pool.end();
  await removed;
  clearTimeout(timer);
}
