/** Brings the schema up to date: forward only, each migration in a transaction, one process at a time. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findProjectRoot } from '../project-root.ts';
import { type DatabaseTarget, poolConfig } from './connect.ts';

export interface Migration {
  /** The file's name. */
  name: string;
  sql: string;
}

/** Any number; the same in every process. */
const LOCK = 7_301_001;

/** The project's migrations in their order. */
export async function readMigrations(
  folder = path.join(findProjectRoot(), 'server/database/migrations'),
): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(folder, name), 'utf8') })),
  );
}

/**
 * Applies what is missing and answers the names applied now.
 * @throws when an applied migration was changed, or the database is newer than this program
 */
export async function migrate(
  target: DatabaseTarget,
  log: (message: string) => void,
  migrations?: Migration[],
): Promise<string[]> {
  const client = new pg.Client(poolConfig(target));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await applyMissing(client, migrations ?? (await readMigrations()), log);
  } finally {
    await client.end();
  }
}

async function applyMissing(
  client: pg.Client,
  migrations: Migration[],
  log: (message: string) => void,
): Promise<string[]> {
  const applied = await readApplied(client);
  const known = new Set(migrations.map(({ name }) => name));
  for (const name of applied.keys()) {
    if (!known.has(name))
      throw new Error(`The database is newer than this program: it has migration ${name}.`);
  }
  const added: string[] = [];
  for (const migration of migrations) {
    const checksum = createHash('sha256').update(migration.sql.replaceAll('\r\n', '\n')).digest('hex');
    const before = applied.get(migration.name);
    if (before === checksum) continue;
    if (before) throw new Error(`Migration ${migration.name} was changed after it had been applied.`);
    await apply(client, migration, checksum);
    log(`Migration ${migration.name}`);
    added.push(migration.name);
  }
  return added;
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query('select name, checksum from migration');
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function apply(client: pg.Client, { name, sql }: Migration, checksum: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
