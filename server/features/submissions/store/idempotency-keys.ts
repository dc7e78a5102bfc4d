import { createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { StoredResult, SubmissionKey } from '../../../../graphql/submissions/ports.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { visitorKey } from '../../../platform/limits/visitor-key.ts';
import { decrypt, encrypt } from '../../../platform/security/encrypt.ts';

/** How long the result of an idempotency key is stored. */
const ANSWERED_MS = 24 * 60 * 60 * 1000;

const answeredSince = (now: Date) => new Date(now.getTime() - ANSWERED_MS);

/** Stored results of idempotency keys. Keys and inputs are stored as keyed hashes, results encrypted with the key. */
export function createIdempotencyKeys(db: Kysely<Database>, secret: Buffer) {
  return {
    async find<Result>(used: SubmissionKey, now: Date): Promise<StoredResult<Result> | null> {
      const found = await db
        .selectFrom('answered')
        .where('key_hash', '=', hashOf(secret, nameOf(used)))
        .where('answered_at', '>', answeredSince(now))
        .select(['input_hash', 'result'])
        .executeTakeFirst();
      if (!found) return null;
      if (!found.result) throw new Error('a key was answered without a result');
      const isSame = found.input_hash.equals(hashOf(secret, `input ${used.input}`));
      return { isSame, result: JSON.parse(decrypt(found.result, used.key, secret)) };
    },

    /**
     * Claims a key in the transaction that later stores its result; false when another transaction has claimed it.
     * Waits for a concurrent transaction that claims the same key.
     */
    async take(trx: Transaction<Database>, used: SubmissionKey, now: Date): Promise<boolean> {
      const row = { input_hash: hashOf(secret, `input ${used.input}`), answered_at: now, result: null };
      const taken = await trx
        .insertInto('answered')
        .values({ key_hash: hashOf(secret, nameOf(used)), ...row })
        .onConflict((known) =>
          known.column('key_hash').doUpdateSet(row).where('answered.answered_at', '<=', answeredSince(now)),
        )
        .returning('key_hash')
        .executeTakeFirst();
      return taken !== undefined;
    },

    /** Stores the result of a claimed key. */
    async answer(trx: Transaction<Database>, used: SubmissionKey, result: unknown): Promise<void> {
      await trx
        .updateTable('answered')
        .set({ result: encrypt(JSON.stringify(result), used.key, secret) })
        .where('key_hash', '=', hashOf(secret, nameOf(used)))
        .execute();
    },
  };
}

/**
 * Returns the text that identifies a key with its owner. The first words differ, so that no form token equals the key
 * of a visitor.
 */
function nameOf({ key, owner }: SubmissionKey): string {
  return owner ? `own key ${JSON.stringify([visitorKey(owner), key])}` : `key ${key}`;
}

function hashOf(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

/** Deletes expired keys. */
export async function deleteExpiredKeys(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('answered').where('answered_at', '<=', answeredSince(now)).execute();
}
