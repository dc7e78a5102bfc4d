import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../connect.ts';

/** Any number; the same in every process. */
const LOCK = 7_301_004;

/** While something is taken in, nothing is removed; many can take in at once. */
export function whileNothingIsRemoved<T>(
  db: Kysely<Database>,
  run: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(trx);
    return run(trx);
  });
}

/** While something is removed, nothing is taken in. */
export function whileNothingIsTakenIn<T>(
  db: Kysely<Database>,
  run: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    return run(trx);
  });
}
