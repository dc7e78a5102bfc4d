/** One read replica: its connections, and whether it can be read now. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DatabaseUnreachable } from '../../errors/unreachable.ts';
import type { Logger } from '../../logging/logger.ts';
import { connect, type Database } from '../connect.ts';

/** The pause between checks. */
const CHECK_MS = 1_000;
/** A replica that takes longer to answer a check is left out. */
const CHECK_TIMEOUT_MS = 1_000;
/** Queries of pages fail after this time, and are repeated on the primary. */
const DEADLINE_MS = 5_000;

export interface ReplicaState {
  /** `version` of the table `publication` on the replica; null: it did not answer. */
  published: number | null;
  /** How old its data are in seconds; null: unknown. */
  lagSeconds: number | null;
}

export interface Replica {
  /** Its place in the setting, from 1. Its URL contains a password. */
  readonly number: number;
  readonly db: Kysely<Database>;
  readonly state: Readonly<ReplicaState>;
  /** Leaves the replica out until a check succeeds. */
  reportFailure(error: unknown): void;
  stop(): Promise<void>;
}

interface ReplicaOptions {
  url: string;
  number: number;
  maxConnections: number;
  log: Pick<Logger, 'info' | 'warn'>;
}

const UNKNOWN: ReplicaState = { published: null, lagSeconds: null };

/** Connects to a replica and checks it every second. Resolves after the first check. */
export async function followReplica({ url, number, maxConnections, log }: ReplicaOptions): Promise<Replica> {
  const connection = connect(url, { max: maxConnections, deadlineMs: DEADLINE_MS });
  const stopping = new AbortController();
  let state = UNKNOWN;
  let isLeftOut = false;
  const leaveOut = (error: unknown) => {
    if (!isLeftOut) log.warn({ replica: number, reason: reasonOf(error) }, 'a replica is left out');
    isLeftOut = true;
    state = UNKNOWN;
    // If it does not answer at all, its pending queries fail, and are repeated on the primary.
    connection.reachability.reportFailure(new DatabaseUnreachable());
  };
  const check = async () => {
    try {
      state = await readState(connection.db);
      if (isLeftOut) log.info({ replica: number }, 'a replica answers again');
      isLeftOut = false;
    } catch (error) {
      if (!stopping.signal.aborted) leaveOut(error);
    }
  };
  await check();
  const checking = repeat(check, stopping.signal);
  return {
    number,
    db: connection.db,
    get state() {
      return state;
    },
    reportFailure: leaveOut,
    async stop() {
      stopping.abort();
      await checking;
      await connection.close();
    },
  };
}

async function repeat(check: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await wait(CHECK_MS, undefined, { ref: false, signal }).catch(() => {});
    if (!signal.aborted) await check();
  }
}

/** A replica that has replayed all that it received is not behind, however long ago the last change was. */
async function readState(db: Kysely<Database>): Promise<ReplicaState> {
  const query = sql<{ version: string; lag: number | null }>`select version,
    case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 end as lag
    from publication`.execute(db);
  const { rows } = await Promise.race([query, failAfter(CHECK_TIMEOUT_MS, query)]);
  const [row] = rows;
  if (!row) throw new Error('its database is not one of this site');
  return { published: Number(row.version), lagSeconds: row.lag };
}

/** Rejects after a time; the late result of the query is ignored. */
async function failAfter(ms: number, query: Promise<unknown>): Promise<never> {
  query.catch(() => {});
  await wait(ms, undefined, { ref: false });
  throw new Error(`no answer within ${ms} ms`);
}

function reasonOf(error: unknown): string {
  const { message, code } = error as Partial<NodeJS.ErrnoException>;
  return message || code || 'unknown';
}
