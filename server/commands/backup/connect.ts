/** Connections of the commands, and whether other processes use the database. */
import pg from 'pg';
import { type DatabaseTarget, poolConfig } from '../../platform/database/connect.ts';
import { MIGRATION_LOCK } from '../../platform/database/migrate.ts';

/** Text of values is the same on all servers; rows that a policy would hide are an error. */
const SETTINGS = `
  set client_encoding = 'UTF8';
  set datestyle = 'ISO';
  set intervalstyle = 'postgres';
  set timezone = 'UTC';
  set bytea_output = 'hex';
  set extra_float_digits = 3;
  set row_security = off;
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set jit = off`;

/**
 * Runs `work` with a connection without timeouts, and closes it: an unfinished transaction ends without effect, also
 * when a COPY is in progress.
 */
export async function withClient<Result>(
  target: DatabaseTarget,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...poolConfig(target),
    application_name: 'baksteen backup',
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(SETTINGS);
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Prevents that a site starts on the database, until `allowSite` or the end of the connection: a start waits for the
 * lock of migrations.
 * @throws Error when a site or a command uses the database.
 */
export async function keepSiteAway(client: pg.Client, name: string): Promise<void> {
  const { rows: locks } = await client.query<{ isLocked: boolean }>(
    `select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isLocked"`,
  );
  // Each connection of the product has an application name that begins with its name.
  const { rows: users } = await client.query(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'baksteen%'`);
  if (locks[0]?.isLocked && users.length === 0) return;
  throw new Error(
    `${name} is in use by the site or one of its commands (${users.length} connections). Stop them first.`,
  );
}

export async function allowSite(client: pg.Client): Promise<void> {
  await client.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
}
