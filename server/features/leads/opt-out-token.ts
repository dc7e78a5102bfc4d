/** Tokens of the opt-out links in messages from other visitors. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const HASH_BYTES = 32;
const TAG_BYTES = 16;
const TOKEN = /^[\w-]{64}$/;

/** The token for an address: deterministic and signed. */
export function optOutToken(secret: Buffer, email: string): string {
  const hash = createHmac('sha256', secret).update(`address ${email.toLowerCase()}`).digest();
  return Buffer.concat([hash, tagOf(secret, hash)]).toString('base64url');
}

/** The stored hash of a token; null when the token was not issued by this site. */
export function optOutHash(secret: Buffer, token: string): Buffer | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const hash = bytes.subarray(0, HASH_BYTES);
  if (!timingSafeEqual(bytes.subarray(HASH_BYTES), tagOf(secret, hash))) return null;
  return createHash('sha256').update(bytes).digest();
}

function tagOf(secret: Buffer, hash: Buffer): Buffer {
  return createHmac('sha256', secret).update('tag ').update(hash).digest().subarray(0, TAG_BYTES);
}
