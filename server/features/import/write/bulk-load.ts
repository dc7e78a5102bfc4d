import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';

/** Tables that are empty when there is no listing. */
const PARTS = ['listing_text', 'listing_event', 'estate', 'estate_details', 'estate_search'];
const TABLES = ['listing', ...PARTS];

/**
 * Runs `work` without the tables' indexes and foreign keys when there is no listing yet, and recreates them afterwards.
 * For a first import this is several times faster than checking each row, and leaves index pages full. Tables truncated
 * in the same transaction skip the write-ahead log when it serves crash recovery only (`wal_level = minimal`).
 */
export async function loadInBulk<Result>(db: Kysely<Database>, work: () => Promise<Result>): Promise<Result> {
  await sql`set local work_mem = '64MB'`.execute(db);
  const stored = await db.selectFrom('listing').select('id').limit(1).executeTakeFirst();
  if (stored) return work();
  await sql`set local maintenance_work_mem = '128MB'`.execute(db);
  await truncate(db);
  const keys = await dropForeignKeys(db);
  const indexes = await dropIndexes(db);
  const result = await work();
  for (const definition of [...indexes, ...keys]) await sql.raw(definition).execute(db);
  return result;
}

/**
 * Skips tables that a table of another feature references. PostgreSQL truncates them only together with that table, and
 * dropping the foreign key would lock that table until the import ends.
 */
async function truncate(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select part::text as name from unnest(${PARTS}::text[]::regclass[]) as part
    where not exists (
      select from pg_constraint
      where contype = 'f' and confrelid = part and conrelid <> all(${TABLES}::text[]::regclass[]))`.execute(
    db,
  );
  if (rows.length > 0) await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}

/**
 * Drops the foreign keys and returns the statements that recreate them; each then checks all rows at once. Keys that
 * reference other tables stay, because dropping them would lock cities and offices meanwhile.
 */
async function dropForeignKeys(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f'
      and conrelid = any(${TABLES}::text[]::regclass[]) and confrelid = any(${TABLES}::text[]::regclass[])
    order by 1, 2`.execute(db);
  for (const { table, name } of rows)
    await sql.raw(`alter table ${table} drop constraint ${name}`).execute(db);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

/** Drops all indexes except those of keys; returns the statements that recreate them. */
async function dropIndexes(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any(${TABLES}::text[]::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by name`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
}
