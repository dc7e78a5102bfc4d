/** Migrates the schema: forward only, each migration in its own transaction, one process at a time. */
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { connect, type Database, type DatabaseTarget } from './connect.ts';
import { checksumOf, type Migration, readMigrations, unusedSince } from './migration-files.ts';
import { findLater } from './migration-history.ts';

/** An arbitrary advisory lock number, the same in every process. A site that starts waits for this lock. */
export const MIGRATION_LOCK = 7_301_001;

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
