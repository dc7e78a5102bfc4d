/**
 * Challenges of passkeys: each is answered once, within five minutes, by the browser that received it. They are rows of
 * `desk_sign_in` without an address, so that no link can redeem them.
 */
import type { Kysely } from 'kysely';
import type { Locale } from '../../../../shared/locales.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { createRandomToken, tokenHash } from '../../../platform/security/tokens.ts';

const VALID_MS = 5 * 60_000;

/** Stores a new challenge and returns it, as base64url. `browser`: the hash of a secret of the browser. */
export async function addChallenge(
  db: Kysely<Database>,
  { browser, locale }: { browser: Buffer; locale: Locale },
  now: Date,
): Promise<string> {
  const challenge = createRandomToken();
  await db
    .insertInto('desk_sign_in')
    .values({
      token_hash: tokenHash(challenge) as Buffer,
      browser_hash: browser,
      email: null,
      locale,
      requested_at: now,
    })
    .execute();
  return challenge;
}

/** Returns whether the browser may answer the challenge, once. */
export async function redeemChallenge(
  db: Kysely<Database>,
  { challenge, browser }: { challenge: string; browser: Buffer },
  now: Date,
): Promise<boolean> {
  const hash = tokenHash(challenge);
  if (!hash) return false;
  const redeemed = await db
    .updateTable('desk_sign_in')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('browser_hash', '=', browser)
    .where('email', 'is', null)
    .where('used_at', 'is', null)
    .where('requested_at', '>', new Date(now.getTime() - VALID_MS))
    .returning('id')
    .executeTakeFirst();
  return redeemed !== undefined;
}
