/** Compares the migrations that were applied to a database with those of this program. */
import { type Kysely, sql } from 'kysely';
import type { Database } from './connect.ts';
import { checksumOf, type Migration, readMigrations } from './migration-files.ts';

/** A row of the table `migration`. */
export interface AppliedMigration {
  name: string;
  /** SHA-256 of the SQL, hexadecimal. */
  checksum: string;
}

interface RecordedMigration extends AppliedMigration {
  unusedSince: string | null;
}

interface MigrationState {
  /** The newest migration of the database; null: it has none. */
  last: string | null;
  /** Those of this program that the database lacks. */
  pending: string[];
  /** Those of a later release, with which this program can run. */
  later: string[];
}

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

/**
 * Checks the applied migrations, and returns the names of those that this program does not know.
 * @throws when this program cannot run on the database.
 */
export async function findLater(db: Kysely<Database>, migrations: Migration[]): Promise<string[]> {
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
