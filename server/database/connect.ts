/** The one way to the database: a pool, and typed queries over it. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ServerConnection } from './embedded.ts';
import type { DB } from './generated/tables.ts';
import { PreparingClient } from './preparing-client.ts';
import { createLook, followReachability, type Reachability } from './reachability.ts';
import { DatabaseAway } from './unreachable.ts';

export type Database = DB;

/** A connection URL, or the parts of one. */
export type DatabaseTarget = string | ServerConnection;

export interface DatabaseConnection {
  db: Kysely<Database>;
  pool: pg.Pool;
  reach: Reachability;
  /** Ends the pool once its queries are done. */
  close(): Promise<void>;
}

interface ConnectOptions {
  max?: number;
  /** How long a connection or a statement may take before it fails; imports and migrations have none. */
  deadlineMs?: number;
}

const { INT8: BIGINT, DATE } = pg.types.builtins;

/**
 * Values as the code uses them: bigint columns hold cents and counts far below 2^53, so they are numbers;
 * timestamptz is a Date, a date its ISO text (it has no time zone), a point `{ x, y }`, jsonb what it holds.
 */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === BIGINT) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

/** Opens a pool of at most `max` connections; none is made before the first query. */
export function connect(
  target: DatabaseTarget,
  { max = 10, deadlineMs }: ConnectOptions = {},
): DatabaseConnection {
  const deadlines = deadlineMs ? { connectionTimeoutMillis: deadlineMs, statement_timeout: deadlineMs } : {};
  const pool = new pg.Pool({
    ...poolConfig(target),
    ...deadlines,
    max,
    types,
    application_name: 'baksteen',
    Client: PreparingClient,
  });
  const reach = followReachability(createLook(poolConfig(target)));
  // A connection that breaks is replaced by the next query; without a listener, idle or not, it would end the process.
  pool.on('error', reach.suspect);
  pool.on('connect', (client) => client.on('error', reach.suspect));
  endWithDatabase(pool, reach);
  guard(pool, reach);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = () => {
    reach.stop();
    return db.destroy();
  };
  return { db, pool, reach, close };
}

/** What waits for a server that will not answer any more fails at once: a cable that is cut says nothing for a quarter of an hour. */
function endWithDatabase(pool: pg.Pool, reach: Reachability): void {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  reach.hear({
    onAway(error) {
      for (const client of clients)
        (client as unknown as pg.Client).connection.stream.destroy(error as Error);
    },
  });
}

type OnConnect = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/** Nobody waits for a database that is known to be away: `connect` and `query` of the pool fail at once then. */
function guard(pool: pg.Pool, reach: Reachability): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connectUnlessAway = async () => {
    if (reach.isAway) throw new DatabaseAway();
    try {
      return await connect();
    } catch (error) {
      reach.suspect(error);
      throw error;
    }
  };
  const guarded = (callback?: OnConnect) => {
    const connecting = connectUnlessAway();
    if (!callback) return connecting;
    connecting.then((client) => callback(undefined, client, client.release), callback);
  };
  pool.connect = guarded as pg.Pool['connect'];
}

/** The target in `pg`'s own format. */
export function poolConfig(target: DatabaseTarget): pg.PoolConfig {
  return typeof target === 'string' ? { connectionString: target } : target;
}

/** A target as a URL, for tools that accept nothing else. */
export function connectionUrl(target: DatabaseTarget): string {
  if (typeof target === 'string') return target;
  const { host, port, user, password, database } = target;
  const credentials = password ? `${user}:${encodeURIComponent(password)}` : user;
  if (!host.startsWith('/')) return `postgresql://${credentials}@${host}:${port}/${database}`;
  return `postgresql://${credentials}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}
