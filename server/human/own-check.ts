/** The site's own check for robots: no third party, no puzzle. */
import type { Pool } from 'pg';
import type { HumanChallenge, HumanProof, HumanVerdict } from '../../graphql/submissions/ports.ts';
import type { UsedTokens } from '../database/submissions/used-human-tokens.ts';
import { createAttackWatch } from './attack.ts';
import { createFormTokens, type FormToken } from './form-token.ts';
import { createWork } from './work.ts';

interface OwnParts {
  used: UsedTokens;
  pool: Pool;
  secret: Buffer;
  now: () => Date;
  /** A service is asked after this: no work is asked for then. */
  hasService: boolean;
  /** How many in ten minutes are no attack. */
  ordinarySubmissions: number;
  formSeconds: number;
}

/** Why a token does not count. A human may be too fast: a page that says what was wrong has a new one. */
const VERDICTS = { forged: 'robot', young: 'expired', old: 'expired' } as const;

export function createOwnCheck(parts: OwnParts) {
  const { used, pool, secret, hasService, ordinarySubmissions } = parts;
  const tokens = createFormTokens(parts);
  const task = createWork(secret);
  const attack = createAttackWatch(pool, ordinarySubmissions);

  async function judgeWork({ hasWork }: FormToken, { formToken, work }: HumanProof): Promise<HumanVerdict> {
    // The form is older than the attack: a new one brings its task.
    if (!hasWork) return 'expired';
    // Without JavaScript nothing solves it.
    if (!work) return 'unavailable';
    return (await task.isSolved(work, formToken ?? '')) ? 'human' : 'robot';
  }

  return {
    async challenge(): Promise<Pick<HumanChallenge, 'formToken' | 'work'>> {
      const hasWork = !hasService && (await attack.isOn());
      const formToken = tokens.make(hasWork);
      return { formToken, work: hasWork ? await task.make(formToken) : null };
    },
    async verify(proof: HumanProof): Promise<HumanVerdict> {
      const isAttacked = !hasService && (await attack.count());
      if (proof.trap) return 'robot';
      const token = tokens.read(proof.formToken ?? '');
      if (typeof token === 'string') return VERDICTS[token];
      const verdict = isAttacked ? await judgeWork(token, proof) : 'human';
      if (verdict !== 'human') return verdict;
      return (await used.take(token.hash, token.expiresAt)) ? 'human' : 'used';
    },
    /** The token counts once more. */
    async release({ formToken }: HumanProof): Promise<void> {
      const token = tokens.read(formToken ?? '');
      if (typeof token !== 'string') await used.release(token.hash);
    },
  };
}
