/** Form tokens: signed, with their time of creation. Used tokens are stored in the database. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const OLDEST_MS = 86_400_000;

const NONCE_BYTES = 12;
const TOKEN = /^(([0-9a-z]{1,11})\.([ow])\.[\w-]{16})\.([\w-]{43})$/;

export interface FormToken {
  /** The hash that is stored of a used token. */
  hash: Buffer;
  expiresAt: Date;
  /** Whether the token was issued with a proof-of-work task. */
  hasWork: boolean;
}

interface TokenDependencies {
  secret: Buffer;
  now: () => Date;
  /** The minimum time in which a human reads and fills in a form. */
  formSeconds: number;
}

/** Creates and verifies form tokens. */
export function createFormTokens({ secret, now, formSeconds }: TokenDependencies) {
  const sign = (payload: string) =>
    createHmac('sha256', secret).update(`form token ${payload}`).digest('base64url');
  return {
    make(hasWork: boolean): string {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const payload = `${now().getTime().toString(36)}.${hasWork ? 'w' : 'o'}.${nonce}`;
      return `${payload}.${sign(payload)}`;
    },
    /** Verifies a token; returns its content, or why it is not valid. */
    read(text: string): FormToken | 'forged' | 'young' | 'old' {
      const [, payload, madeAt, kind, signature] = TOKEN.exec(text) ?? [];
      if (!payload || !madeAt || !signature || !isSame(signature, sign(payload))) return 'forged';
      const made = Number.parseInt(madeAt, 36);
      const age = now().getTime() - made;
      if (age < formSeconds * 1000) return 'young';
      if (age > OLDEST_MS) return 'old';
      return { hash: hashOf(text), expiresAt: new Date(made + OLDEST_MS), hasWork: kind === 'w' };
    },
  };
}

/** Compares texts, not bytes: Base64 can encode the same bytes in several ways, and each would count as a new token. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/** The hash is stored instead of the token, which could be replayed. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
