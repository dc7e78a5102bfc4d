import type { Kysely, Transaction } from 'kysely';
import type { Database } from './connect.ts';

/** Runs `work` in the current transaction, or in a new one. */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db as Transaction<Database>) : db.transaction().execute(work);
}
