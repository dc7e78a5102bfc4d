/** The database server of a test run, shared by its workers, with the templates that test files copy. */
import { sql } from 'kysely';
import pg from 'pg';
import { connect, type DatabaseTarget, poolConfig } from '../../../server/platform/database/connect.ts';
import type { ServerConnection } from '../../../server/platform/database/embedded.ts';

/** Initial content of a copy: the demo agency's listings, the places only, or not even tables. */
export type TestContent = 'demo' | 'places' | 'nothing';

/** Environment variables that pass the run's server to its workers. */
const SERVER_VARIABLE = 'BAKSTEEN_TEST_SERVER';
const RUN_VARIABLE = 'BAKSTEEN_TEST_RUN';

export function announceServer(target: DatabaseTarget): void {
  process.env[SERVER_VARIABLE] = JSON.stringify(target);
  process.env[RUN_VARIABLE] = String(process.pid);
}

/** Returns the server's address with another database. */
export function targetOf(database: string): DatabaseTarget {
  const announced = process.env[SERVER_VARIABLE];
  if (!announced) throw new Error('No test server: the project needs tests/support/run/global-setup.ts');
  const server: string | ServerConnection = JSON.parse(announced);
  if (typeof server !== 'string') return { ...server, database };
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Returns a database name of this run. Its pid tells whether the owning run still lives. */
export function databaseName(purpose: string): string {
  return `baksteen_test_${process.env[RUN_VARIABLE]}_${purpose}`;
}

export async function runOnServer(...statements: string[]): Promise<void> {
  const client = new pg.Client(poolConfig(targetOf('postgres')));
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Drops the databases of this run and of runs that have ended. */
export async function dropTestDatabases(): Promise<void> {
  const { db, close } = connect(targetOf('postgres'), { max: 1 });
  try {
    const { rows } = await sql<{ datname: string }>`
      select datname from pg_database where datname like 'baksteen\\_test\\_%'`.execute(db);
    for (const { datname } of rows) {
      const run = Number(datname.split('_')[2]);
      if (run !== process.pid && isAlive(run)) continue;
      await sql`drop database if exists ${sql.ref(datname)} with (force)`.execute(db);
    }
  } finally {
    await close();
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
