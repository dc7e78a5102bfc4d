import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Deletes expired counters. */
export async function clearLimits(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<', Date.now()).execute();
}
