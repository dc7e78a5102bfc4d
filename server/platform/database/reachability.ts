/** Tracks for this process whether the database is reachable. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isUnreachable } from '../errors/unreachable.ts';
import type { Logger } from '../logging/logger.ts';

/** Pause between probes while the database is unreachable. */
const PAUSE_MS = 200;
/** The timeout of a probe. */
const PROBE_TIMEOUT_MS = 2_000;

export interface ReachabilityListener {
  /** A connection broke, but the database is reachable. */
  onConnectionLost?(error: unknown): void;
  onUnreachable?(error: unknown): void;
  onReachable?(): void;
}

export interface Reachability {
  readonly isUnreachable: boolean;
  /** Reports a failed connection; starts a probe of the database. */
  reportFailure(error: unknown): void;
  subscribe(listener: ReachabilityListener): void;
  /** Stops probing. */
  stop(): void;
}

/**
 * Creates the tracker. A failed connection proves nothing about others, so only a probe decides; probes are repeated
 * until one succeeds.
 */
export function trackReachability(probe: () => Promise<void>): Reachability {
  const listeners: ReachabilityListener[] = [];
  let hasOutage = false;
  let isProbing = false;
  let hasStopped = false;
  const notify = (what: keyof ReachabilityListener, error: unknown) => {
    for (const listener of listeners) listener[what]?.(error);
  };
  const probeUntilReachable = async (suspicion: unknown) => {
    while (!hasStopped) {
      const failure = await probe().catch((error: unknown) => error);
      if (hasStopped) return;
      const hadOutage = hasOutage;
      // A server that rejects the probe is reachable.
      hasOutage = isUnreachable(failure);
      if (!hasOutage) return notify(hadOutage ? 'onReachable' : 'onConnectionLost', suspicion);
      if (!hadOutage) notify('onUnreachable', failure);
      await wait(PAUSE_MS, undefined, { ref: false });
    }
  };
  return {
    get isUnreachable() {
      return hasOutage;
    },
    reportFailure(error) {
      if (isProbing || hasStopped || !isUnreachable(error)) return;
      isProbing = true;
      void probeUntilReachable(error).finally(() => {
        isProbing = false;
      });
    },
    subscribe: (listener) => void listeners.push(listener),
    stop() {
      hasStopped = true;
    },
  };
}

/** Creates a probe: opens a new connection and runs a statement. */
export function createProbe(config: pg.ClientConfig): () => Promise<void> {
  return async () => {
    const client = new pg.Client({
      ...config,
      application_name: 'baksteen look',
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select');
    } finally {
      await Promise.race([client.end().catch(() => {}), wait(PROBE_TIMEOUT_MS, undefined, { ref: false })]);
    }
  };
}

/** Logs the beginning and end of an outage; the logger omits the errors that it causes meanwhile. */
export function logOutages(
  reachability: Pick<Reachability, 'subscribe'>,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
): void {
  const reasonOf = (error: unknown) => {
    const { message, code } = error as Partial<NodeJS.ErrnoException>;
    return { reason: message || code };
  };
  reachability.subscribe({
    onConnectionLost: (error) => log.warn(reasonOf(error), 'a connection to the database was lost'),
    onUnreachable: (error) => log.error(reasonOf(error), 'the database cannot be reached'),
    onReachable: () => log.info('the database is reachable again'),
  });
}
