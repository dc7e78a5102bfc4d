/** Migrates the schema: forward only, each migration in its own transaction, one process at a time. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { findProjectRoot } from '../build/project-root.ts';
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

interface RecordedMigration extends AppliedMigration {
  unusedSince: string | null;
}

export interface MigrationState {
  /** The newest migration of the database; null: it has none. */
  last: string | null;
  /** Those of this program that the database lacks. */
  pending: string[];
  /** Those of a later release, with which this program can run. */
  later: string[];
}

/** An arbitrary advisory lock number, the same in every process. A site that starts waits for this lock. */
export const MIGRATION_LOCK = 7_301_001;

/**
 * The table `migration` stores a checksum of each applied migration; Kysely's own table stores only names. A column is
 * added only when it is missing: `alter table` would wait for the end of a backup.
 */
export const HISTORY_TABLES = `
  create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
  -- The number of the migration since whose release nothing uses what this one removes; null: it removes nothing.
  do $$ begin
    if not exists (
      select from pg_attribute where attrelid = 'migration'::regclass and attname = 'unused_since'
    ) then
      alter table migration add column unused_since text;
    end if;
  end $$;
  create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`;

/** The project's migrations, in order. */
export async function readMigrations(
  folder = path.join(findProjectRoot(), 'server/platform/database/migrations'),
): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(folder, name), 'utf8') })),
  );
}

/**
 * Applies missing migrations and returns their names. A database may have migrations of a later release, unless they
 * remove what this program uses.
 * @throws when an applied migration was changed, or a later release has removed what this program uses.
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
      const later = await findLater(one, known);
      if (later.length > 0) {
        log(`The database has ${later.join(', ')} of a later release, with which this one can run`);
        return [];
      }
      await adoptHistory(one);
      return applyMissing(one, known, log);
    });
  } finally {
    await close();
  }
}

/**
 * Checks the applied migrations, and returns the names of those that this program does not know.
 * @throws when this program cannot run on the database.
 */
async function findLater(db: Kysely<Database>, migrations: Migration[]): Promise<string[]> {
  await sql.raw(HISTORY_TABLES).execute(db);
  const { rows } = await sql<RecordedMigration>`
    select name, checksum, unused_since as "unusedSince" from migration order by name`.execute(db);
  return checkRecorded(rows, migrations);
}

/** The same for rows of the table `migration`, in order. */
function checkRecorded(rows: readonly RecordedMigration[], migrations: readonly Migration[]): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  const own = rows.filter(({ name }) => known.has(name));
  checkHistory('database', own, migrations);
  const later = rows.filter(({ name }) => !known.has(name));
  const numbers = new Set([...known].map(numberOf));
  const breaking = later.find(({ unusedSince }) => unusedSince && !numbers.has(unusedSince));
  if (breaking) throw newerThanProgram('database', breaking.name);
  // A release knows all migrations of those before it.
  if (later[0] && own.length < known.size) throw newerThanProgram('database', later[0].name);
  return later.map(({ name }) => name);
}

/**
 * Reads which migrations a database has; changes nothing.
 * @throws when this program cannot run on the database.
 */
export async function readMigrationState(db: Kysely<Database>): Promise<MigrationState> {
  const migrations = await readMigrations();
  const found = await sql<{ exists: boolean }>`
    select to_regclass('migration') is not null as exists`.execute(db);
  // The column is missing in databases of early releases.
  const { rows } = found.rows[0]?.exists
    ? await sql<RecordedMigration>`
        select name, checksum, to_jsonb(migration) ->> 'unused_since' as "unusedSince"
        from migration order by name`.execute(db)
    : { rows: [] };
  const applied = new Set(rows.map(({ name }) => name));
  return {
    last: rows.at(-1)?.name ?? null,
    pending: migrations.map(({ name }) => name).filter((name) => !applied.has(name)),
    later: checkRecorded(rows, migrations),
  };
}

function newerThanProgram(owner: string, name: string): Error {
  return new Error(`The ${owner} is newer than this program: it has migration ${name}.`);
}

const numberOf = (name: string): string => name.slice(0, name.indexOf('-'));

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
    if (!own) throw newerThanProgram(owner, name);
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
      insert into migration (name, checksum, unused_since)
      values (${migration.name}, ${checksumOf(migration)}, ${unusedSince(migration)})`.execute(db);
  };
}

/** The latest number of the comments that `lint/check-migrations.ts` requires; null: the migration removes nothing. */
function unusedSince({ sql: text }: Migration): string | null {
  const numbers = [...text.matchAll(/^\s*-- unused since (\d{3})/gm)].map(([, number = '']) => number);
  return numbers.sort().at(-1) ?? null;
}

function checksumOf(migration: Migration): string {
  return createHash('sha256').update(migration.sql.replaceAll('\r\n', '\n')).digest('hex');
}
