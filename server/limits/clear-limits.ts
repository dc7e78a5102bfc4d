import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Removes counts that are over. */
export async function clearLimits(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<', Date.now()).execute();
}
