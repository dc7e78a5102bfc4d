import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { QueueFullError } from '../limit-concurrency.ts';

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

/** How long a process waits for another that renders the same version. */
const VERSION_LOCK_TIMEOUT = '10s';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `run` while no other process renders the version with this key. PostgreSQL releases the lock when the process
 * or its machine ends.
 * @throws QueueFullError when the other process takes too long.
 */
export function withVersionLock<T>(db: Kysely<Database>, key: string, run: () => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = ${sql.lit(VERSION_LOCK_TIMEOUT)}`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`version ${key}`}, 0))`
      .execute(trx)
      .catch((error: { code?: string }) => {
        throw error.code === LOCK_NOT_AVAILABLE ? new QueueFullError(`${key} is being rendered`) : error;
      });
    return run();
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
