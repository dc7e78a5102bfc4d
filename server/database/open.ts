import cluster from 'node:cluster';
import path from 'node:path';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { connect, type DatabaseConnection, type DatabaseTarget, poolConfig } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

/** Queries of pages fail after this time. */
const DEADLINE_MS = 15_000;

export interface OpenDatabase extends DatabaseConnection {
  /** The address of the database, for parts with connections of their own. */
  target: DatabaseTarget;
  /** Whether it is the embedded server, started or joined by this process. */
  isEmbedded: boolean;
}

const OLDEST_VERSION = 15;

/** Opens the database of the settings, or an embedded one, and migrates it. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'processes'>>,
  print: (message: string) => void,
): Promise<OpenDatabase> {
  const server = settings.databaseUrl
    ? null
    : await startEmbedded({
        directory: path.join(settings.dataDir, 'database'),
        log: print,
        // Of several processes, only the primary restarts the server.
        isReviver: cluster.isPrimary,
      });
  const target: DatabaseTarget = settings.databaseUrl ?? (server?.connection as DatabaseTarget);
  try {
    await checkVersion(target);
    await migrate(target, print);
  } catch (error) {
    await server?.stop();
    throw error;
  }
  const connection = connect(target, { max: poolSize(settings.processes ?? 1), deadlineMs: DEADLINE_MS });
  return {
    ...connection,
    target,
    isEmbedded: server !== null,
    async close() {
      await connection.close();
      await server?.stop();
    },
  };
}

/** Returns the pool size per process. PostgreSQL allows a hundred connections, including listeners, job workers and imports. */
export function poolSize(processes: number): number {
  return Math.max(3, Math.min(10, Math.floor(60 / processes)));
}

async function checkVersion(target: DatabaseTarget): Promise<void> {
  const client = new pg.Client(poolConfig(target));
  try {
    await client.connect().catch((error) => {
      throw new Error(`DATABASE_URL: ${error.message}`);
    });
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    if (rows[0].version < OLDEST_VERSION) {
      throw new Error(`DATABASE_URL is PostgreSQL ${rows[0].version}; ${OLDEST_VERSION} or newer is needed.`);
    }
  } finally {
    await client.end();
  }
}
