import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../connect.ts';

/** Any number; the same in every process. */
const LOCK = 7_301_004;

/** While something is stored, nothing is removed; several can store at once. */
export function whileNothingIsRemoved<T>(
  db: Kysely<Database>,
  run: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(trx);
    return run(trx);
  });
}

/** While something is removed, nothing is stored. */
export function whileNothingIsStored<T>(
  db: Kysely<Database>,
  run: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    return run(trx);
  });
}
