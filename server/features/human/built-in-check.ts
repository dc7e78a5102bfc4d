/** The site's own bot check: without a third party and without puzzles. */
import type { Pool } from 'pg';
import type {
  HumanChallenge,
  HumanProof,
  HumanVerdict,
  SubmissionLimits,
} from '../../../graphql/submissions/ports.ts';
import type { Visitor } from '../../../graphql/visitor.ts';
import { createAttackDetector } from './attack-detection.ts';
import { createFormTokens, type FormToken } from './form-token.ts';
import { createProofOfWork } from './proof-of-work.ts';
import type { UsedTokens } from './used-human-tokens.ts';

interface OwnDependencies {
  usedTokens: UsedTokens;
  pool: Pool;
  limits: Pick<SubmissionLimits, 'countVisitor'>;
  secret: Buffer;
  now: () => Date;
  /** A CAPTCHA service is checked afterwards, so no proof of work is needed. */
  hasService: boolean;
  /** The number of forms in ten minutes up to which no attack is assumed. */
  ordinarySubmissions: number;
  formSeconds: number;
}

/** Verdicts of invalid tokens. A human may be too fast when correcting an error: that page has a new token. */
const VERDICTS = { forged: 'robot', young: 'expired', old: 'expired' } as const;

export function createBuiltInCheck(dependencies: OwnDependencies) {
  const { usedTokens, secret, hasService } = dependencies;
  const tokens = createFormTokens(dependencies);
  const task = createProofOfWork(secret);
  const attack = createAttackDetector(dependencies);

  async function judgeWork({ hasWork }: FormToken, { formToken, work }: HumanProof): Promise<HumanVerdict> {
    // The form was issued before the attack; a new one has a task.
    if (!hasWork) return 'expired';
    return work && (await task.isSolved(work, formToken ?? '')) ? 'human' : 'unsolved';
  }

  return {
    async challenge(): Promise<Pick<HumanChallenge, 'formToken' | 'work'>> {
      const hasWork = !hasService && (await attack.isOn());
      const formToken = tokens.make(hasWork);
      return { formToken, work: hasWork ? await task.make(formToken) : null };
    },
    async verify(proof: HumanProof, visitor: Visitor): Promise<HumanVerdict> {
      const isAttacked = !hasService && (await attack.count(visitor));
      if (proof.trap) return 'robot';
      const token = tokens.read(proof.formToken ?? '');
      if (typeof token === 'string') return VERDICTS[token];
      const verdict = isAttacked ? await judgeWork(token, proof) : 'human';
      if (verdict !== 'human') return verdict;
      return (await usedTokens.take(token.hash, token.expiresAt)) ? 'human' : 'used';
    },
    /** Makes the token valid once more. */
    async release({ formToken }: HumanProof): Promise<void> {
      const token = tokens.read(formToken ?? '');
      if (typeof token !== 'string') await usedTokens.release(token.hash);
    },
  };
}
