import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../connect.ts';

/** An arbitrary advisory lock number, the same in every process. */
const LOCK = 7_301_004;

/** Runs `run` with a shared lock: several processes can store files concurrently, but none can delete any. */
export function withSharedMediaLock<T>(
  db: Kysely<Database>,
  run: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(trx);
    return run(trx);
  });
}

/** Runs `run` with an exclusive lock: while files are deleted, none are stored. */
export function withExclusiveMediaLock<T>(
  db: Kysely<Database>,
  run: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    return run(trx);
  });
}
