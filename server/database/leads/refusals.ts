import type { Kysely } from 'kysely';
import { refusalHash, refusalToken } from '../../leads/refusal-token.ts';
import type { Database } from '../connect.ts';
import { findSecret } from './secret.ts';

/** Whether this address wants no messages of friends. */
export async function isRefused(db: Kysely<Database>, email: string): Promise<boolean> {
  return (await findRefusal(db, refusalToken(await findSecret(db, 'recipients'), email))) === true;
}

/** Whether whoever got this token wants no messages of friends; null: it is no token of ours. */
export async function findRefusal(db: Kysely<Database>, token: string): Promise<boolean | null> {
  const hash = refusalHash(await findSecret(db, 'recipients'), token);
  if (!hash) return null;
  const found = await db
    .selectFrom('refused_recipient')
    .where('hash', '=', hash)
    .select('hash')
    .executeTakeFirst();
  return found !== undefined;
}

/** No more messages of friends to whoever got this token; false: it is no token of ours. */
export async function refuse(db: Kysely<Database>, token: string, now: Date): Promise<boolean> {
  const hash = refusalHash(await findSecret(db, 'recipients'), token);
  if (!hash) return false;
  await db
    .insertInto('refused_recipient')
    .values({ hash, refused_at: now })
    .onConflict((known) => known.doNothing())
    .execute();
  return true;
}
