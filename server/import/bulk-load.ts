import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';

const TABLES = ['listing', 'listing_text', 'listing_event', 'estate_search'];

/**
 * Does `work` without the tables' indexes when there is no listing yet, and builds them in one go after it:
 * several times faster for a first import, and their pages are full..
 */
export async function loadInBulk<Result>(db: Kysely<Database>, work: () => Promise<Result>): Promise<Result> {
  await sql`set local work_mem = '64MB'`.execute(db);
  const stored = await db.selectFrom('listing').select('id').limit(1).executeTakeFirst();
  if (stored) return work();
  await sql`set local maintenance_work_mem = '128MB'`.execute(db);
  const definitions = await dropIndexes(db);
  const result = await work();
  for (const definition of definitions) await sql.raw(definition).execute(db);
  return result;
}

/** All but those of keys; answers the statements that make them again. */
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
