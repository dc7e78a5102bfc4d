import { createHmac } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Answered, SendingKey } from '../../../graphql/leads/ports.ts';
import type { Database } from '../connect.ts';
import { findSecret } from './secret.ts';

/** A key is remembered for so long. */
const ANSWERED_MS = 24 * 60 * 60 * 1000;

/** Keys that were answered; of keys and inputs keyed hashes are kept. */
export function createAnsweredKeys(db: Kysely<Database>) {
  // A transaction asks on its own connection: while all are taken, another would never come.
  const hashesOf = async (on: Kysely<Database>, { key, input }: SendingKey) => {
    const secret = await findSecret(on, 'forms');
    const hash = (text: string) => createHmac('sha256', secret).update(text).digest();
    return { keyHash: hash(`key ${key}`), inputHash: hash(`input ${input}`) };
  };
  const find = async (sending: SendingKey, now: Date): Promise<Answered | null> => {
    const { keyHash, inputHash } = await hashesOf(db, sending);
    const found = await db
      .selectFrom('answered')
      .where('key_hash', '=', keyHash)
      .where('answered_at', '>', new Date(now.getTime() - ANSWERED_MS))
      .select(['answered_at as at', 'input_hash'])
      .executeTakeFirst();
    return found ? { at: found.at, isSame: found.input_hash.equals(inputHash) } : null;
  };

  /** False: the key was answered meanwhile. Waits for whoever takes the same key just now. */
  const take = async (trx: Transaction<Database>, sending: SendingKey, at: Date): Promise<boolean> => {
    const { keyHash, inputHash } = await hashesOf(trx, sending);
    const values = { key_hash: keyHash, input_hash: inputHash, answered_at: at };
    const taken = await trx
      .insertInto('answered')
      .values(values)
      .onConflict((known) =>
        known
          .column('key_hash')
          .doUpdateSet(values)
          .where('answered.answered_at', '<=', new Date(at.getTime() - ANSWERED_MS)),
      )
      .returning('key_hash')
      .executeTakeFirst();
    return taken !== undefined;
  };
  return { find, take };
}

/** Forgets what nobody is answered any more. */
export async function forgetAnswered(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('answered')
    .where('answered_at', '<=', new Date(now.getTime() - ANSWERED_MS))
    .execute();
}
