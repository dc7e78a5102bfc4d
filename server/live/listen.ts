/** Hears what the database says of agendas, over one connection of a process. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseTarget, poolConfig } from '../../database/connect.ts';
import type { Logger } from '../../logging/logger.ts';

/** Whose agenda has changed. */
export interface AgendaChange {
  estate?: number;
  agent?: number | null;
  office?: number;
}

interface Parts {
  target: DatabaseTarget;
  log: Pick<Logger, 'warn'>;
  onChange(change: AgendaChange): void;
  /** It hears again, or for the first time: what was said before is not known. */
  onGap(): void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;
/** A connection that answers nothing for so long is cut, and made anew. */
const LOOK_MS = 10_000;
const LONGEST_LOOK_MS = 3_000;

/** Listens until it is stopped; a connection that is lost is made anew at once, then after growing pauses. */
export function listenForAgendas(parts: Parts): () => Promise<void> {
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
      parts.log.warn({ err: error }, 'agendas are not followed for a moment');
    }
    await wait(pause, undefined, { signal }).catch(() => {});
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
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
    application_name: 'baksteen agendas',
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_LOOK_MS,
    query_timeout: LONGEST_LOOK_MS,
  });
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection has ended')));
  });
  // A connection may be lost while nobody waits for that.
  lost.catch(() => {});
  client.on('notification', ({ payload }) => onChange(JSON.parse(payload ?? '{}')));
  try {
    await Promise.race([client.connect(), lost]);
    await client.query('listen agenda');
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
