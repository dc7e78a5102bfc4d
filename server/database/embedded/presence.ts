/**
 * One connection by which a process shows that it uses the embedded server. It vanishes with the process,
 * however that ends, so the last one to leave knows that it is the last.
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isUnused, PRESENCE_NAME } from './is-unused.ts';

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

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A process that stops waits no longer for the end of its connection. */
const LONGEST_END_MS = 1_000;

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
    application_name: PRESENCE_NAME,
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
  const timer = setTimeout(() => late.abort(), LONGEST_END_MS);
  const gone = pool.totalCount > 0 ? once(pool, 'remove', late).catch(() => {}) : undefined;
  await pool.end();
  await gone;
  clearTimeout(timer);
}
