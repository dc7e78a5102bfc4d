import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';

/** Expired tokens are deleted once per this number of uses. */
const REMOVAL_EVERY = 100;

export type UsedTokens = ReturnType<typeof createUsedTokens>;

/** Used tokens of all processes, stored until they expire. */
export function createUsedTokens(db: Kysely<Database>, now: () => Date) {
  let uses = 0;
  return {
    /** Marks a token as used; false when it was used before. */
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
