import type { Kysely } from 'kysely';
import type { Database } from '../connect.ts';

/** How many uses lie between two removals of what has expired. */
const REMOVAL_EVERY = 100;

export type UsedTokens = ReturnType<typeof createUsedTokens>;

/** Which tokens were used: known to all processes, until they would not count anyway. */
export function createUsedTokens(db: Kysely<Database>, now: () => Date) {
  let uses = 0;
  return {
    /** Uses a token up; false: it was used before. */
    async take(hash: Buffer, expiresAt: Date): Promise<boolean> {
      if (uses++ % REMOVAL_EVERY === 0) {
        await db.deleteFrom('used_human_token').where('expires_at', '<', now()).execute();
      }
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('used_human_token')
        .values({ hash, expires_at: expiresAt })
        .onConflict((taken) => taken.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    async release(hash: Buffer): Promise<void> {
      await db.deleteFrom('used_human_token').where('hash', '=', hash).execute();
    },
  };
}
