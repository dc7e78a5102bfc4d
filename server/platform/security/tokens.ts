/**
 * Tokens of viewings, stays and subscriptions: 32 bytes as base64url, derived from the site's own key, so that a mail
 * sent later can contain them. The database stores only their hashes.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * What a token opens. A viewing has different tokens as a hold, for its visitor and for its agent; a stay for its
 * visitor and for its answer; a subscription before and after confirmation. `data` opens the personal data of an
 * address. `photo` stands for an uploaded photo in a form. `removals` lets the agency confirm removals of a feed.
 * `sign-in` opens the desk once.
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
  | 'data'
  | 'photo'
  | 'removals'
  | 'sign-in';

const TOKEN = /^[\w-]{43}$/;
const BYTES = 32;

export function createToken(secret: Buffer, kind: TokenKind, id: string): string {
  return createHmac('sha256', secret).update(`${kind} ${id}`).digest('base64url');
}

/** A token that follows from nothing, such as that of a session. */
export function createRandomToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** The stored hash of a token; null when its format is invalid. */
export function tokenHash(token: string): Buffer | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
}

/** The stored hash of a token created by this site. */
export function createTokenHash(secret: Buffer, kind: TokenKind, id: string): Buffer {
  return createHash('sha256')
    .update(createToken(secret, kind, id))
    .digest();
}
