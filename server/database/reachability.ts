/** Tracks for this process whether the database is reachable. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { isUnreachable } from './unreachable.ts';

/** Pause between probes while the database is unreachable. */
const PAUSE_MS = 200;
/** The timeout of a probe. */
const LONGEST_LOOK_MS = 2_000;

export interface ReachListener {
  /** A connection broke, but the database is reachable. */
  onBroken?(error: unknown): void;
  onAway?(error: unknown): void;
  onBack?(): void;
}

export interface Reachability {
  readonly isAway: boolean;
  /** Reports a failed connection; starts a probe of the database. */
  suspect(error: unknown): void;
  hear(listener: ReachListener): void;
  /** Stops probing. */
  stop(): void;
}

/**
 * Creates the tracker. A failed connection proves nothing about others, so only a probe decides; probes are repeated
 * until one succeeds.
 */
export function followReachability(look: () => Promise<void>): Reachability {
  const listeners: ReachListener[] = [];
  let isAway = false;
  let isProbing = false;
  let hasStopped = false;
  const notify = (what: keyof ReachListener, error: unknown) => {
    for (const listener of listeners) listener[what]?.(error);
  };
  const probeUntilReachable = async (suspicion: unknown) => {
    while (!hasStopped) {
      const failure = await look().catch((error: unknown) => error);
      if (hasStopped) return;
      const wasAway = isAway;
      // A server that rejects the probe is reachable.
      isAway = isUnreachable(failure);
      if (!isAway) return notify(wasAway ? 'onBack' : 'onBroken', suspicion);
      if (!wasAway) notify('onAway', failure);
      await wait(PAUSE_MS, undefined, { ref: false });
    }
  };
  return {
    get isAway() {
      return isAway;
    },
    suspect(error) {
      if (isProbing || hasStopped || !isUnreachable(error)) return;
      isProbing = true;
      void probeUntilReachable(error).finally(() => {
        isProbing = false;
      });
    },
    hear: (listener) => void listeners.push(listener),
    stop() {
      hasStopped = true;
    },
  };
}

/** Creates a probe: opens a new connection and runs a statement. */
export function createLook(config: pg.ClientConfig): () => Promise<void> {
  return async () => {
    const client = new pg.Client({
      ...config,
      application_name: 'baksteen look',
      connectionTimeoutMillis: LONGEST_LOOK_MS,
      query_timeout: LONGEST_LOOK_MS,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select');
    } finally {
      await Promise.race([client.end().catch(() => {}), wait(LONGEST_LOOK_MS, undefined, { ref: false })]);
    }
  };
}

/** Logs the beginning and end of an outage; the logger omits the errors that it causes meanwhile. */
export function logReach(
  reach: Pick<Reachability, 'hear'>,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
): void {
  const reasonOf = (error: unknown) => {
    const { message, code } = error as Partial<NodeJS.ErrnoException>;
    return { reason: message || code };
  };
  reach.hear({
    onBroken: (error) => log.warn(reasonOf(error), 'a connection to the database was lost'),
    onAway: (error) => log.error(reasonOf(error), 'the database cannot be reached'),
    onBack: () => log.info('the database is there again'),
  });
}
