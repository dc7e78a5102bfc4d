/** The link in a mail with which the agency lets missing listings be withdrawn. */
import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { getOrCreateSecret } from '../../database/secret.ts';
import { createToken, createTokenHash, tokenHash } from '../../security/tokens.ts';

export const CONFIRM_PATH = '/feeds/confirm';

/** `run`: the id of the feed's run that found them missing. */
export async function createConfirmPath(db: Kysely<Database>, run: number): Promise<string> {
  const secret = await getOrCreateSecret(db, 'feeds');
  return `${CONFIRM_PATH}/${run}/${createToken(secret, 'removals', String(run))}`;
}

/** Compares in constant time. */
export async function isConfirmToken(db: Kysely<Database>, run: string, token: string): Promise<boolean> {
  const hash = tokenHash(token);
  if (!hash) return false;
  return timingSafeEqual(hash, createTokenHash(await getOrCreateSecret(db, 'feeds'), 'removals', run));
}
