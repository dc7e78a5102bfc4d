/** Hears what the database says has changed, over one connection of a process. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseTarget, poolConfig } from '../database/connect.ts';
import type { Reachability } from '../database/reachability.ts';
import type { Logger } from '../logging/logger.ts';

const CHANNELS = ['agenda', 'nights', 'published'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What has changed: ids by what they are of, or the version of what is published. */
export type Change = Partial<Record<'estate' | 'agent' | 'office' | 'unit' | 'version', number | null>>;

export interface Listener {
  onChange(channel: string, change: Change): void;
  /** It hears again, or for the first time: what was said before is not known. */
  onGap(): void;
}

interface Parts extends Listener {
  target: DatabaseTarget;
  reach: Pick<Reachability, 'isAway' | 'suspect'>;
  log: Pick<Logger, 'warn'>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;
/** While the database is known to be away nothing is tried: so soon it is seen that it is back. */
const AWAY_PAUSE_MS = 50;
/** A connection that answers nothing for so long is cut, and made anew. */
const LOOK_MS = 10_000;
const LONGEST_LOOK_MS = 3_000;

/** Listens until it is stopped; a connection that is lost is made anew at once, then after growing pauses. */
export function listen(parts: Parts): () => Promise<void> {
  const end = new AbortController();
  const listening = keepListening(parts, end.signal);
  return async () => {
    end.abort();
    await listening;
  };
}

async function keepListening(parts: Parts, signal: AbortSignal): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    try {
      await listenOnce(parts, signal, () => {
        pause = FIRST_PAUSE_MS;
      });
    } catch (error) {
      parts.reach.suspect(error);
      parts.log.warn({ err: error }, 'changes are not followed for a moment');
    }
    await wait(pause, undefined, { signal }).catch(() => {});
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    while (parts.reach.isAway && !signal.aborted) {
      await wait(AWAY_PAUSE_MS, undefined, { signal }).catch(() => {});
      pause = FIRST_PAUSE_MS;
    }
  }
}

/** Ends when it is stopped; throws when its connection is lost. */
async function listenOnce(
  { target, onChange, onGap }: Parts,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const client = new pg.Client({
    ...poolConfig(target),
    application_name: 'baksteen live',
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_LOOK_MS,
    query_timeout: LONGEST_LOOK_MS,
  });
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('Connection terminated')));
  });
  // A connection may be lost while nobody waits for that.
  lost.catch(() => {});
  client.on('notification', ({ channel, payload }) => onChange(channel, JSON.parse(payload ?? '{}')));
  try {
    await Promise.race([client.connect(), lost]);
    for (const channel of CHANNELS) await client.query(`listen ${channel}`);
    onOpen();
    onGap();
    while (!signal.aborted) {
      await Promise.race([wait(LOOK_MS, undefined, { signal, ref: false }).catch(() => {}), lost]);
      if (!signal.aborted) await client.query('select');
    }
  } finally {
    await Promise.race([client.end().catch(() => {}), wait(LONGEST_LOOK_MS, undefined, { ref: false })]);
  }
}
