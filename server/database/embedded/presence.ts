/**
 * One connection by which a process shows that it uses the embedded server. It vanishes with the process,
 * however that ends, so the last one to leave knows that it is the last.
 */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface Presence {
  /** Unregisters this process; true when no other process uses the server. From now on it revives nothing. */
  leave(): Promise<boolean>;
}

/** Has the server run again when it does not; rejects when it cannot, or when `signal` is aborted before. */
export type Revive = (signal: AbortSignal) => Promise<unknown>;

const APPLICATION_NAME = 'baksteen-presence';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Connects and stays connected. A connection is lost when the server recovers from a crash, or has died: then it is made
 * to run again, after growing pauses when that fails again and again.
 */
export async function showPresence(config: pg.PoolConfig, revive: Revive): Promise<Presence> {
  const pool = new pg.Pool({
    ...config,
    application_name: APPLICATION_NAME,
    max: 1,
    idleTimeoutMillis: 0,
    // Alone, it must not keep a finished program alive.
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
  const comeBack = async () => {
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      if (await isBack()) return;
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  let comingBack: Promise<void> | undefined;
  pool.on('error', () => {
    comingBack ??= comeBack().finally(() => {
      comingBack = undefined;
    });
  });
  await connect();
  return {
    async leave() {
      leaving.abort();
      await comingBack;
      await pool.end();
      return (await countPresent(config)) === 0;
    },
  };
}

async function countPresent(config: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  try {
    await client.connect();
    const text = 'select count(*)::int as present from pg_stat_activity where application_name = $1';
    const { rows } = await client.query(text, [APPLICATION_NAME]);
    return rows[0].present;
  } catch {
    // The server has stopped already: no process is left.
    return 0;
  } finally {
    await client.end().catch(() => {});
  }
}
