import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Any number; the same in every process. */
const IMPORT_LOCK = 7_301_003;

/** Waits for an import that runs; until the transaction ends, none writes homes or their sums. */
export async function lockImports(trx: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK)})`.execute(trx);
}
