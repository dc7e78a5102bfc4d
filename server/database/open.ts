import cluster from 'node:cluster';
import path from 'node:path';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { connect, type DatabaseConnection, type DatabaseTarget, poolConfig } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

/** Queries of pages fail after this time. */
const DEADLINE_MS = 15_000;

const OLDEST_VERSION = 15;

/** A database server that answers; its database may be empty. */
export interface OpenServer {
  /** The address of the database, for parts with connections of their own. */
  target: DatabaseTarget;
  /** Whether it is the embedded server, started or joined by this process. */
  isEmbedded: boolean;
  /** Ends this process's use of an embedded server. */
  stop(): Promise<void>;
}

export interface OpenDatabase extends DatabaseConnection, Omit<OpenServer, 'stop'> {}

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** Opens the database server of the settings, or an embedded one, and checks its version. Migrates nothing. */
export async function openServer(
  { databaseUrl, dataDir }: DatabaseSettings,
  print: (message: string) => void,
): Promise<OpenServer> {
  if (databaseUrl) {
    await checkVersion(databaseUrl);
    return { target: databaseUrl, isEmbedded: false, stop: async () => {} };
  }
  const { connection, stop } = await startEmbedded({
    directory: path.join(dataDir, 'database'),
    log: print,
    // Of several processes, only the primary restarts the server.
    isReviver: cluster.isPrimary,
  });
  return { target: connection, isEmbedded: true, stop };
}

/** Opens the database of the settings, or an embedded one, and migrates it. */
export async function openDatabase(
  settings: DatabaseSettings & Partial<Pick<Settings, 'processes'>>,
  print: (message: string) => void,
): Promise<OpenDatabase> {
  const { target, isEmbedded, stop } = await openServer(settings, print);
  try {
    await migrate(target, print);
  } catch (error) {
    await stop();
    throw error;
  }
  const connection = connect(target, { max: poolSize(settings.processes ?? 1), deadlineMs: DEADLINE_MS });
  return {
    ...connection,
    target,
    isEmbedded,
    async close() {
      await connection.close();
      await stop();
    },
  };
}

/** Returns the pool size per process. PostgreSQL allows a hundred connections, including listeners, job workers and imports. */
export function poolSize(processes: number): number {
  return Math.max(3, Math.min(10, Math.floor(60 / processes)));
}

/** @throws Error that names `setting` when the server cannot be reached or is too old. */
export async function checkVersion(target: DatabaseTarget, setting = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ ...poolConfig(target), connectionTimeoutMillis: DEADLINE_MS });
  try {
    await client.connect().catch((error) => {
      throw new Error(`${setting}: ${error.message || error.code}`);
    });
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    if (rows[0].version < OLDEST_VERSION) {
      throw new Error(`${setting} is PostgreSQL ${rows[0].version}; ${OLDEST_VERSION} or newer is needed.`);
    }
  } finally {
    await client.end();
  }
}
