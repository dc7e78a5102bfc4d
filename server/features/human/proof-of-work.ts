/** Proof-of-work tasks for the visitor's browser, used during an attack. Each is bound to one form token. */
import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { hashOf } from './form-token.ts';

/** Hash rounds per attempt and number of attempts: about a second on a laptop, three on an old phone. */
const COST = 2_000;
const TRIES = { min: 400, max: 800 };

const hex = v.pipe(v.string(), v.hexadecimal());
/** The structure of altcha-lib's solution and task; the signature proves that the task was issued here. */
const solved = v.object({
  challenge: v.object({
    parameters: v.strictObject({
      algorithm: v.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: v.literal(COST),
      keyLength: v.number(),
      keyPrefix: hex,
      keySignature: hex,
      data: v.strictObject({ form: v.string() }),
    }),
    signature: hex,
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});
const MAX_CHARACTERS = 2_000;

/** Creates tasks and verifies solutions. A task expires with its form token and is used up with it. */
export function createProofOfWork(secret: Buffer) {
  const keys = {
    hmacSignatureSecret: keyOf(secret, 'task'),
    hmacKeySignatureSecret: keyOf(secret, 'solution'),
  };
  return {
    /** A task for this token, as JSON. */
    async make(formToken: string): Promise<string> {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(TRIES.min, TRIES.max),
        deriveKey,
        data: { form: hashOf(formToken).toString('base64url') },
        ...keys,
      });
      return JSON.stringify(challenge);
    },
    /** Whether this is a solved task of this token, as JSON. */
    async isSolved(text: string, formToken: string): Promise<boolean> {
      const parsed = v.safeParse(solved, parseJson(text));
      if (!parsed.success) return false;
      const { challenge, solution } = parsed.output;
      if (challenge.parameters.data.form !== hashOf(formToken).toString('base64url')) return false;
      return (await verifySolution({ challenge, solution, deriveKey, ...keys })).verified;
    },
  };
}

function keyOf(secret: Buffer, use: string): string {
  return createHmac('sha256', secret).update(`work ${use}`).digest('base64url');
}

function parseJson(text: string): unknown {
  if (text.length > MAX_CHARACTERS) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
