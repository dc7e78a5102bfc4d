/** The site's database as the settings say: somebody's server or the embedded one, migrated and with its places. */
import path from 'node:path';
import pg from 'pg';
import { seedCities } from '../cities/seed.ts';
import { connect, type DatabaseConnection, type DatabaseTarget, poolConfig } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase extends DatabaseConnection {
  target: DatabaseTarget;
}

interface DatabaseSettings {
  databaseUrl?: string;
  dataDir: string;
}

const OLDEST_VERSION = 15;

/** `close` ends the pool, and the embedded server when no other process uses it. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseSettings,
  log: (message: string) => void,
): Promise<OpenDatabase> {
  const embedded = databaseUrl
    ? undefined
    : await startEmbedded({ directory: path.join(dataDir, 'postgresql'), log });
  const target = embedded?.connection ?? (databaseUrl as string);
  try {
    await checkVersion(target);
    await migrate(target, log);
    const connection = connect(target);
    await seedCities(connection.db, log);
    const close = async () => {
      await connection.close();
      await embedded?.stop();
    };
    return { ...connection, target, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function checkVersion(target: DatabaseTarget): Promise<void> {
  const client = new pg.Client(poolConfig(target));
  await client.connect();
  try {
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
