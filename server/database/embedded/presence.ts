/**
 * One connection by which a process shows that it uses the embedded server. It vanishes with the process,
 * however that ends, so the last one to leave knows that it is the last.
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isUnreachable } from '../unreachable.ts';

export interface Presence {
  /** Unregisters this process; true when the server runs and no other process uses it. From now on it revives nothing. */
  leave(): Promise<boolean>;
}

/** Has the server run again when it does not; rejects when it cannot, or when `signal` is aborted before. */
export type Revive = (signal: AbortSignal) => Promise<unknown>;

interface PresenceOptions {
  revive: Revive;
  /** Whether the server's process runs, though it may not listen. */
  isAlive(): boolean;
}

const APPLICATION_NAME = 'baksteen-presence';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A process that stops waits no longer for a server that starts, recovers or is slow. */
const LONGEST_COUNT_MS = 3_000;
const POLL_MS = 50;
/** What the others need to show themselves again to a server that is back. */
const RETURN_MS = 1_000;
/** For a count of a server that is there, however late it came back. */
const LEAST_COUNT_MS = 1_000;

/**
 * Connects and stays connected. A connection is lost when the server recovers from a crash, or has died: then it is made
 * to run again, after growing pauses when that fails again and again.
 */
export async function showPresence(
  config: pg.PoolConfig,
  { revive, isAlive }: PresenceOptions,
): Promise<Presence> {
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
  let isLost = false;
  const comeBack = async () => {
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      isLost = false;
      // The end of a connection can arrive together with its first answer.
      if ((await isBack()) && !isLost) return;
      await wait(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  let comingBack: Promise<void> | undefined;
  pool.on('error', () => {
    isLost = true;
    comingBack ??= comeBack().finally(() => {
      comingBack = undefined;
    });
  });
  await connect();
  return {
    async leave() {
      leaving.abort();
      await comingBack;
      await endFully(pool);
      return isUnused(config, isAlive);
    },
  };
}

/** Resolves once the connection is closed: `end` of a pool alone does not wait for it, and the server would still count it. */
async function endFully(pool: pg.Pool): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), LEAST_COUNT_MS);
  const gone = pool.totalCount > 0 ? once(pool, 'remove', late).catch(() => {}) : undefined;
  await pool.end();
  await gone;
  clearTimeout(timer);
}

/**
 * Whether the server runs and no other process uses it. One that cannot say it is left to run: who leaves later stops it,
 * or the next start adopts it. One that has ended may be started by another process at any moment.
 */
async function isUnused(config: pg.ClientConfig, isAlive: () => boolean): Promise<boolean> {
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
    const { rows } = await client.query(text, [APPLICATION_NAME]);
    return rows[0].present;
  } finally {
    // Not waited for: a server that hangs does not answer it.
    void client.end().catch(() => {});
  }
}
