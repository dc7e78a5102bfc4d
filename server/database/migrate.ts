/** Migrates the schema: forward only, each migration in its own transaction, one process at a time. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { findProjectRoot } from '../project-root.ts';
import { connect, type Database, type DatabaseTarget } from './connect.ts';

export interface Migration {
  /** The file name. */
  name: string;
  sql: string;
}

/** A row of the table `migration`. */
export interface AppliedMigration {
  name: string;
  /** SHA-256 of the SQL, hexadecimal. */
  checksum: string;
}

/** An arbitrary advisory lock number, the same in every process. A site that starts waits for this lock. */
export const MIGRATION_LOCK = 7_301_001;

/** The table `migration` stores a checksum of each applied migration; Kysely's own table stores only names. */
export const HISTORY_TABLES = `
  create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
  create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`;

/** The project's migrations, in order. */
export async function readMigrations(
  folder = path.join(findProjectRoot(), 'server/database/migrations'),
): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(folder, name), 'utf8') })),
  );
}

/**
 * Applies missing migrations and returns their names.
 * @throws when an applied migration was changed, or the database is newer than this program.
 */
export async function migrate(
  target: DatabaseTarget,
  log: (message: string) => void,
  migrations?: Migration[],
): Promise<string[]> {
  const known = migrations ?? (await readMigrations());
  const { db, close } = connect(target, { max: 1 });
  try {
    return await db.connection().execute(async (one) => {
      await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(one);
      await checkApplied(one, known);
      await adoptHistory(one);
      return applyMissing(one, known, log);
    });
  } finally {
    await close();
  }
}

async function checkApplied(db: Kysely<Database>, migrations: Migration[]): Promise<void> {
  await sql.raw(HISTORY_TABLES).execute(db);
  const { rows } = await sql<AppliedMigration>`select name, checksum from migration`.execute(db);
  checkHistory('database', rows, migrations);
}

/**
 * Checks that this program has the migrations of a database or a backup.
 * @throws Error that names the migration that is unknown or was changed.
 */
export function checkHistory(
  owner: 'database' | 'backup',
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  const known = new Map(migrations.map((migration) => [migration.name, checksumOf(migration)]));
  for (const { name, checksum } of applied) {
    const own = known.get(name);
    if (!own) throw new Error(`The ${owner} is newer than this program: it has migration ${name}.`);
    if (own !== checksum) throw new Error(`Migration ${name} was changed after it had been applied.`);
  }
}

/** Adds migrations applied before Kysely was used to its history. */
async function adoptHistory(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into kysely_migration (name, timestamp)
    select name, to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from migration
    on conflict do nothing`.execute(db);
}

async function applyMissing(
  db: Kysely<Database>,
  migrations: Migration[],
  log: (message: string) => void,
): Promise<string[]> {
  const byName = Object.fromEntries(migrations.map((migration) => [migration.name, { up: upOf(migration) }]));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => byName } });
  const added: string[] = [];
  for (;;) {
    // Each in its own transaction, so that migrations before a failed one stay applied.
    const { error, results } = await migrator.migrateUp();
    const name = results?.[0]?.migrationName;
    if (error && !name) throw error;
    if (error) throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
    if (!name) return added;
    log(`Migration ${name}`);
    added.push(name);
  }
}

function upOf(migration: Migration) {
  return async (db: Kysely<Database>) => {
    await sql.raw(migration.sql).execute(db);
    await sql`
      insert into migration (name, checksum) values (${migration.name}, ${checksumOf(migration)})`.execute(
      db,
    );
  };
}

function checksumOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql.replaceAll('\r\n', '\n')).digest('hex');
}
