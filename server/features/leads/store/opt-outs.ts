import type { Kysely, Transaction } from 'kysely';
import type { OptOuts } from '../../../../graphql/leads/ports.ts';
import { faultOf } from '../../../../graphql/submissions/fault-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { getOrCreateSecret } from '../../../platform/database/secret.ts';
import { optOutHash, optOutToken } from '../opt-out-token.ts';

/** Opt-outs from messages sent by other visitors, stored as keyed hashes of addresses. */
export function createOptOuts(db: Kysely<Database>, now: () => Date): OptOuts {
  return {
    has: (email) => hasOptedOut(db, email),
    hasOwnerOptedOut: (token) => findOptOut(db, token),
    optOut: (token) => async (trx: Transaction<Database>) => {
      const hash = optOutHash(await getOrCreateSecret(trx, 'recipients'), token);
      if (!hash) return faultOf('token', 'unknownLink');
      await trx
        .insertInto('mail_opt_out')
        .values({ hash, opted_out_at: now() })
        .onConflict((known) => known.doNothing())
        .execute();
      return { result: { hasOptedOut: true } };
    },
  };
}

/** Whether this address has opted out. */
export async function hasOptedOut(db: Kysely<Database>, email: string): Promise<boolean> {
  return (await findOptOut(db, optOutToken(await getOrCreateSecret(db, 'recipients'), email))) === true;
}

async function findOptOut(db: Kysely<Database>, token: string): Promise<boolean | null> {
  const hash = optOutHash(await getOrCreateSecret(db, 'recipients'), token);
  if (!hash) return null;
  const found = await db
    .selectFrom('mail_opt_out')
    .where('hash', '=', hash)
    .select('hash')
    .executeTakeFirst();
  return found !== undefined;
}
