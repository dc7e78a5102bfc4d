/** Tasks for the processor of a visitor, while robots flood the site; each belongs to one token of a form. */
import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import { hashOf } from './form-token.ts';

/** Rounds of a try, and tries: about a second of a laptop, three of an old phone. */
const COST = 2_000;
const TRIES = { fewest: 400, most: 800 };

const hex = v.pipe(v.string(), v.hexadecimal());
/** What altcha-lib's solution and its task look like; the signature says whether the task is ours. */
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
const MOST_CHARACTERS = 2_000;

/** Makes tasks and checks what became of them. A task is as old as its token, and counts once as it does. */
export function createWork(secret: Buffer) {
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
        counter: randomInt(TRIES.fewest, TRIES.most),
        deriveKey,
        data: { form: hashOf(formToken).toString('base64url') },
        ...keys,
      });
      return JSON.stringify(challenge);
    },
    /** Whether this is the solved task of this token, as JSON. */
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
  if (text.length > MOST_CHARACTERS) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
