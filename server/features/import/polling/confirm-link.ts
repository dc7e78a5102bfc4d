/** The link in a mail with which the agency lets missing listings be withdrawn. */
import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { getOrCreateSecret } from '../../../platform/database/secret.ts';
import { createToken, createTokenHash, tokenHash } from '../../../platform/security/tokens.ts';

export const CONFIRM_PATH = '/feeds/confirm';

/** The same for all mails about a feed: its page shows the feed's last reading. */
export async function createConfirmPath(db: Kysely<Database>, feed: string): Promise<string> {
  const secret = await getOrCreateSecret(db, 'feeds');
  return `${CONFIRM_PATH}/${feed}/${createToken(secret, 'removals', feed)}`;
}

/** Compares in constant time. */
export async function isConfirmToken(db: Kysely<Database>, feed: string, token: string): Promise<boolean> {
  const hash = tokenHash(token);
  if (!hash) return false;
  return timingSafeEqual(hash, createTokenHash(await getOrCreateSecret(db, 'feeds'), 'removals', feed));
}
