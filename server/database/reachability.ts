/** The one place of a process that knows whether the database is there. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { isUnreachable } from './unreachable.ts';

/** Between looks while it is away. */
const PAUSE_MS = 200;
/** A server that does not answer a look in this time is away. */
const LONGEST_LOOK_MS = 2_000;

export interface ReachListener {
  /** A connection broke off, and the database is there. */
  onBroken?(error: unknown): void;
  onAway?(error: unknown): void;
  onBack?(): void;
}

export interface Reachability {
  readonly isAway: boolean;
  /** A connection failed, or could not be made: looks by itself whether the database is there. */
  suspect(error: unknown): void;
  hear(listener: ReachListener): void;
  /** Looks no more. */
  stop(): void;
}

/** What one connection meets proves nothing of the others: only a look decides, and looks go on until one succeeds. */
export function followReachability(look: () => Promise<void>): Reachability {
  const listeners: ReachListener[] = [];
  let isAway = false;
  let isLooking = false;
  let hasStopped = false;
  const tell = (what: keyof ReachListener, error: unknown) => {
    for (const listener of listeners) listener[what]?.(error);
  };
  const lookOn = async (suspicion: unknown) => {
    while (!hasStopped) {
      const failure = await look().catch((error: unknown) => error);
      if (hasStopped) return;
      const wasAway = isAway;
      // One that rejects the look is there.
      isAway = isUnreachable(failure);
      if (!isAway) return tell(wasAway ? 'onBack' : 'onBroken', suspicion);
      if (!wasAway) tell('onAway', failure);
      await wait(PAUSE_MS, undefined, { ref: false });
    }
  };
  return {
    get isAway() {
      return isAway;
    },
    suspect(error) {
      if (isLooking || hasStopped || !isUnreachable(error)) return;
      isLooking = true;
      void lookOn(error).finally(() => {
        isLooking = false;
      });
    },
    hear: (listener) => void listeners.push(listener),
    stop() {
      hasStopped = true;
    },
  };
}

/** Whether a new connection can be made, and a statement works over it. */
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

/** An outage is logged when it begins and when it ends; the logger leaves out what it breaks meanwhile. */
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
