import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';

/** An arbitrary advisory lock number, the same in every process. */
const IMPORT_LOCK = 7_301_003;

/**
 * Waits for a running import, however long it takes, and blocks others from writing homes or their sums until the
 * transaction ends.
 */
export async function lockImports(trx: Kysely<Database>): Promise<void> {
  // The statement timeout is meant for visitors' queries.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.lit(IMPORT_LOCK)})`.execute(trx);
}

const TRIES = 10;
const RETRY_MS = 200;

/** Locks the imports as `lockImports` does, but waits at most two seconds. Returns whether they are locked. */
export async function tryLockImports(trx: Kysely<Database>): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    const { rows } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(IMPORT_LOCK)}) as "isLocked"`.execute(trx);
    if (rows[0]?.isLocked || tries === TRIES) return rows[0]?.isLocked ?? false;
    await setTimeout(RETRY_MS);
  }
}
