/** Sums over homes that searches read: filled at the start of a site that has none yet, kept up to date by imports. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';

type SumTable = 'map_cell' | 'offer_count';

/** Any number; the same in every process. */
const IMPORT_LOCK = 7_301_003;

/** Waits for an import that runs; until the transaction ends, none writes homes or their sums. */
export async function lockImports(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK)})`.execute(trx);
}

export async function isFilled(db: Kysely<Database>, table: SumTable): Promise<boolean> {
  return (await db.selectFrom(table).select('transaction').limit(1).executeTakeFirst()) !== undefined;
}

/** Has `write` fill an empty table. */
export async function fillOnce(
  db: Kysely<Database>,
  table: SumTable,
  write: (trx: Kysely<Database>) => Promise<void>,
): Promise<void> {
  if (await isFilled(db, table)) return;
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    // Another site, or an import, may be writing them.
    await lockImports(trx);
    if (!(await isFilled(trx, table))) await write(trx);
  });
}
