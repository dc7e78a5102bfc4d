/** The database connection: a pool, and typed queries over it. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseUnreachable } from '../errors/unreachable.ts';
import type { ServerConnection } from './embedded.ts';
import type { DB } from './generated/tables.ts';
import { UnpreparedClient } from './pooler/unprepared-client.ts';
import { PreparingClient } from './preparing-client.ts';
import { createProbe, type Reachability, trackReachability } from './reachability.ts';

export type Database = DB;

/** A connection URL, or its parts. */
export type DatabaseTarget = string | ServerConnection;

export interface DatabaseConnection {
  db: Kysely<Database>;
  pool: pg.Pool;
  reachability: Reachability;
  /** Closes the pool when its queries are done. */
  close(): Promise<void>;
}

interface ConnectOptions {
  max?: number;
  /** The timeout of connecting and of statements; imports and migrations have none. */
  deadlineMs?: number;
  /** Whether the target is a pooler in transaction mode, which rejects `statement_timeout` and sets its own. */
  isPooler?: boolean;
  /** Whether frequent statements are prepared; default true. */
  preparesStatements?: boolean;
}

const { INT8: BIGINT, DATE } = pg.types.builtins;

/**
 * Types of values: bigint columns contain cents and counts far below 2^53, so they are numbers. A timestamptz is a
 * Date, a date is its ISO text (it has no time zone), a point is `{ x, y }`, jsonb is the parsed value.
 */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === BIGINT) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

/** Creates a pool of at most `max` connections; the first query opens the first connection. */
export function connect(
  target: DatabaseTarget,
  { max = 10, preparesStatements = true, ...options }: ConnectOptions = {},
): DatabaseConnection {
  const pool = new pg.Pool({
    ...poolConfig(target),
    ...deadlinesOf(options),
    max,
    types,
    application_name: 'baksteen',
    Client: preparesStatements ? PreparingClient : UnpreparedClient,
  });
  const reachability = trackReachability(createProbe(poolConfig(target)));
  // The pool replaces a broken connection. Without a listener, its error would end the process.
  pool.on('error', reachability.reportFailure);
  pool.on('connect', (client) => client.on('error', reachability.reportFailure));
  endWithDatabase(pool, reachability);
  guard(pool, reachability);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    reachability.stop();
    return db.destroy();
  };
  return { db, pool, reachability, close };
}

function deadlinesOf({ deadlineMs, isPooler = false }: ConnectOptions): pg.PoolConfig {
  if (!deadlineMs) return {};
  const connecting = { connectionTimeoutMillis: deadlineMs };
  return isPooler ? connecting : { ...connecting, statement_timeout: deadlineMs };
}

/**
 * Destroys all connections when the database becomes unreachable, so that pending queries fail immediately. On a dead
 * network they would otherwise wait for a quarter of an hour.
 */
function endWithDatabase(pool: pg.Pool, reachability: Reachability): void {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  reachability.subscribe({
    onUnreachable(error) {
      for (const client of clients)
        (client as unknown as pg.Client).connection.stream.destroy(error as Error);
    },
  });
}

type OnConnect = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/** While the database is known to be unreachable, `connect` and `query` of the pool fail immediately. */
function guard(pool: pg.Pool, reachability: Reachability): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connectIfReachable = async () => {
    if (reachability.isUnreachable) throw new DatabaseUnreachable();
    try {
      return await connect();
    } catch (error) {
      reachability.reportFailure(error);
      throw error;
    }
  };
  const guarded = (callback?: OnConnect) => {
    const connecting = connectIfReachable();
    if (!callback) return connecting;
    connecting.then((client) => callback(undefined, client, client.release), callback);
  };
  pool.connect = guarded as pg.Pool['connect'];
}

/** The target in `pg`'s format. */
export function poolConfig(target: DatabaseTarget): pg.PoolConfig {
  return typeof target === 'string' ? { connectionString: target } : target;
}

/** The target as a URL, for tools that accept only URLs. */
export function connectionUrl(target: DatabaseTarget): string {
  if (typeof target === 'string') return target;
  const { host, port, user, password, database } = target;
  const credentials = password ? `${user}:${encodeURIComponent(password)}` : user;
  if (!host.startsWith('/')) return `postgresql://${credentials}@${host}:${port}/${database}`;
  return `postgresql://${credentials}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
