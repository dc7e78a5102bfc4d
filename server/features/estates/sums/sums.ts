/** Precomputed sums over homes: filled at startup when missing, and updated by imports. */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { lockImports } from '../../listings/import-lock.ts';

/** A table of sums, and how it is written. */
export interface SumTable {
  table: 'map_cell' | 'offer_count';
  /** The key of the sum of a home: columns computed from its row in `estate_search`. */
  among: RawBuilder<unknown>;
  /** Fills the empty table. */
  writeAll: (db: Kysely<Database>) => Promise<void>;
  /** Recomputes the sums whose keys are in `touched`: a table with the columns of `among`, which may repeat rows. */
  writeAgain: (db: Kysely<Database>, touched: RawBuilder<unknown>) => Promise<void>;
}

/** Fills the table if it is empty. */
export async function fillSumTable(db: Kysely<Database>, { table, writeAll }: SumTable): Promise<void> {
  if (await isFilled(db, table)) return;
  await db.transaction().execute(async (trx) => {
    // Another process or an import may be filling it.
    await lockImports(trx);
    if (!(await isFilled(trx, table))) await writeAll(trx);
  });
}

/**
 * Runs `change` and updates the sums: recomputes those to which the homes belonged before, and those to which they
 * belong afterwards. `ids`: a query of listing ids.
 */
export async function updateSums(
  db: Kysely<Database>,
  { table, among, writeAll, writeAgain }: SumTable,
  ids: RawBuilder<unknown>,
  change: () => Promise<void>,
): Promise<void> {
  if (!(await isFilled(db, table))) {
    await change();
    return writeAll(db);
  }
  const touched = sql.table(`touched_${table}`);
  const touching = sql`select distinct ${among} from estate_search where listing_id in (${ids})`;
  await sql`create temporary table ${touched} on commit drop as ${touching}`.execute(db);
  await change();
  await sql`insert into ${touched} ${touching}`.execute(db);
  await sql`analyze ${touched}`.execute(db);
  await writeAgain(db, touched);
  await sql`drop table ${touched}`.execute(db);
}

async function isFilled(db: Kysely<Database>, table: SumTable['table']): Promise<boolean> {
  return (await db.selectFrom(table).select('transaction').limit(1).executeTakeFirst()) !== undefined;
}
