/** Receives change notifications of the database (LISTEN), over one connection per process. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseTarget, poolConfig } from '../database/connect.ts';
import type { Reachability } from '../database/reachability.ts';
import type { Logger } from '../logging/logger.ts';

const CHANNELS = ['agenda', 'desk', 'nights', 'published'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The ids of what has changed, or the new catalogue version. */
export type Change = Partial<Record<'estate' | 'agent' | 'office' | 'unit' | 'version', number | null>>;

export interface ChangeListener {
  onChange(channel: string, change: Change): void;
  /** Called after connecting and reconnecting: notifications before may have been missed. */
  onReconnect(): void;
}

interface Dependencies extends ChangeListener {
  target: DatabaseTarget;
  reachability: Pick<Reachability, 'isUnreachable' | 'reportFailure'>;
  log: Pick<Logger, 'warn'>;
}

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 3_000;
/** Polling interval while the database is known to be unreachable, so that recovery is noticed soon. */
const AWAY_PAUSE_MS = 50;
/** Interval of the heartbeat query; a connection that does not respond is replaced. */
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;

/** Listens until stopped. A lost connection is replaced immediately, and after growing pauses when that fails. */
export function listenForChanges(dependencies: Dependencies): () => Promise<void> {
  const end = new AbortController();
  const listening = keepListening(dependencies, end.signal);
  return async () => {
    end.abort();
    await listening;
  };
}

async function keepListening(dependencies: Dependencies, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    try {
      await listenOnce(dependencies, signal, () => {
        pause = FIRST_PAUSE_MS;
      });
    } catch (error) {
      dependencies.reachability.reportFailure(error);
      dependencies.log.warn({ err: error }, 'change notifications are interrupted');
    }
    await wait(pause, undefined, { signal }).catch(() => {});
    pause = Math.min(2 * pause, MAX_PAUSE_MS);
    while (dependencies.reachability.isUnreachable && !signal.aborted) {
      await wait(AWAY_PAUSE_MS, undefined, { signal }).catch(() => {});
      pause = FIRST_PAUSE_MS;
    }
  }
}

/** Returns when stopped; throws when its connection is lost. */
async function listenOnce(
  { target, onChange, onReconnect }: Dependencies,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const client = new pg.Client({
    ...poolConfig(target),
    application_name: 'baksteen live',
    keepAlive: true,
    connectionTimeoutMillis: HEARTBEAT_TIMEOUT_MS,
    query_timeout: HEARTBEAT_TIMEOUT_MS,
  });
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('Connection terminated')));
  });
  // Avoid an unhandled rejection when the connection is lost while nothing awaits this promise.
  lost.catch(() => {});
  client.on('notification', ({ channel, payload }) => onChange(channel, JSON.parse(payload ?? '{}')));
  try {
    await Promise.race([client.connect(), lost]);
    for (const channel of CHANNELS) await client.query(`listen ${channel}`);
    onOpen();
    onReconnect();
    while (!signal.aborted) {
      await Promise.race([wait(HEARTBEAT_MS, undefined, { signal, ref: false }).catch(() => {}), lost]);
      if (!signal.aborted) await client.query('select');
    }
  } finally {
    await Promise.race([client.end().catch(() => {}), wait(HEARTBEAT_TIMEOUT_MS, undefined, { ref: false })]);
  }
}
