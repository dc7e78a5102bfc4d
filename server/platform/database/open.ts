import cluster from 'node:cluster';
import path from 'node:path';
import type { Kysely } from 'kysely';
import pg from 'pg';
import {
  connect,
  type Database,
  type DatabaseConnection,
  type DatabaseTarget,
  poolConfig,
} from './connect.ts';
import type { DatabaseSettings } from './database-settings.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { checkPooler } from './pooler/check-pooler.ts';

/** The number of direct connections of a process beside a pooler; all workers but one use none of them. */
const SESSIONS = 4;
/** Queries of pages fail after this time. */
const DEADLINE_MS = 15_000;

const OLDEST_VERSION = 15;

/** A database server that answers; its database may be empty. */
export interface OpenServer {
  /** The address of the server itself, not of a pooler, for parts with connections of their own. */
  target: DatabaseTarget;
  /** Whether it is the embedded server, started or joined by this process. */
  isEmbedded: boolean;
  /** Ends this process's use of an embedded server. */
  stop(): Promise<void>;
}

export interface OpenDatabase extends DatabaseConnection, Omit<OpenServer, 'stop'> {
  /** Queries of imports and jobs, which keep state in their session; with a pooler, over direct connections. */
  sessionDb: Kysely<Database>;
}

interface ServerSettings extends Pick<DatabaseSettings, 'databaseUrl' | 'databaseDirectUrl'> {
  /** The folder of the embedded server. */
  dataDir: string;
}

/** Opens the database server of the settings, or an embedded one, and checks its version. Migrates nothing. */
export async function openServer(
  { databaseUrl, databaseDirectUrl, dataDir }: ServerSettings,
  print: (message: string) => void,
): Promise<OpenServer> {
  const url = databaseDirectUrl ?? databaseUrl;
  if (url) {
    await checkVersion(url, databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
    return { target: url, isEmbedded: false, stop: async () => {} };
  }
  const { connection, stop } = await startEmbedded({
    directory: path.join(dataDir, 'database'),
    log: print,
    // Of several processes, only the primary restarts the server.
    isReviver: cluster.isPrimary,
  });
  return { target: connection, isEmbedded: true, stop };
}

type Opened = ServerSettings & Pick<DatabaseSettings, 'preparesStatements'> & { processes?: number };

/** Opens the database of the settings, or an embedded one, and migrates it. */
export async function openDatabase(
  settings: Opened,
  print: (message: string) => void,
): Promise<OpenDatabase> {
  const { databaseUrl: pooled, databaseDirectUrl: direct } = settings;
  const { target, isEmbedded, stop } = await openServer(settings, print);
  try {
    await migrate(target, print);
    if (pooled && direct) await checkPooler({ pooled, direct }, print);
  } catch (error) {
    await stop();
    throw error;
  }
  const { close, ...connections } = connectPools(target, settings);
  return {
    ...connections,
    target,
    isEmbedded,
    async close() {
      await close();
      await stop();
    },
  };
}

/** Opens the database for a command, without a pooler: commands keep state in their session. */
export function openDatabaseDirectly(
  settings: Opened,
  print: (message: string) => void,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl } = settings;
  return openDatabase(
    { ...settings, databaseUrl: databaseDirectUrl ?? databaseUrl, databaseDirectUrl: undefined },
    print,
  );
}

/** The pool of pages and forms, and the one of imports and jobs; without a pooler they are the same. */
function connectPools(
  target: DatabaseTarget,
  { databaseUrl, databaseDirectUrl, preparesStatements, processes = 1 }: Opened,
): Omit<OpenDatabase, 'target' | 'isEmbedded'> {
  const options = { max: poolSize(processes), deadlineMs: DEADLINE_MS, preparesStatements };
  if (!databaseUrl || !databaseDirectUrl) {
    const only = connect(target, options);
    return { ...only, sessionDb: only.db };
  }
  const pooled = connect(databaseUrl, { ...options, isPooler: true });
  const direct = connect(target, { max: SESSIONS, deadlineMs: DEADLINE_MS });
  return {
    ...pooled,
    sessionDb: direct.db,
    async close() {
      await Promise.all([pooled.close(), direct.close()]);
    },
  };
}

/**
 * Returns the pool size per process. PostgreSQL allows a hundred connections, including listeners, job workers and
 * imports.
 */
export function poolSize(processes: number): number {
  return Math.max(3, Math.min(10, Math.floor(60 / processes)));
}

/** @throws Error that names `setting` when the server cannot be reached or is too old. */
export async function checkVersion(target: DatabaseTarget, setting: string): Promise<void> {
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
