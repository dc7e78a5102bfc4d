/**
 * The secrets of viewings, stays and subscriptions: 32 bytes as base64url, made of the site's own secret, so that a mail that is sent later has
 * them too. The database knows their hashes.
 */
import { createHash, createHmac } from 'node:crypto';

/**
 * What a secret opens: a viewing has others as a hold, for its visitor and for its agent; a stay for its visitor and its answer, a
 * subscription before it is confirmed and after; `data` opens the personal data of an e-mail address.
 */
export type TokenKind =
  | 'hold'
  | 'visitor'
  | 'agent'
  | 'waiting'
  | 'stay'
  | 'answer'
  | 'subscription'
  | 'request'
  | 'data';

const TOKEN = /^[\w-]{43}$/;

export function tokenOf(secret: Buffer, kind: TokenKind, id: string): string {
  return createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url');
}

/** What is kept of a secret; null: it is none of ours. */
export function tokenHash(token: string): Buffer | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
}

/** The same of one that the site made. */
export function ownTokenHash(secret: Buffer, kind: TokenKind, id: string): Buffer {
  return createHash('sha256')
    .update(tokenOf(secret, kind, id))
    .digest();
}
