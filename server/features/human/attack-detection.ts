/** Detects attacks by bots; the state is shared by all processes. */
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { SubmissionLimits } from '../../../graphql/submissions/ports.ts';
import type { Visitor } from '../../../graphql/visitor.ts';
import { createLimitStore } from '../../platform/limits/limiter-table.ts';

const WINDOW_SECONDS = 600;
/** An attack ends half an hour after it was detected; if it continues, it is detected again. */
const ATTACK_SECONDS = 1_800;
const KEY = 'all';
/**
 * The part of the ordinary submissions that one address block adds, so that one visitor cannot make forms harder for
 * all.
 */
const SHARE = 1 / 6;

interface AttackDependencies {
  pool: Pool;
  limits: Pick<SubmissionLimits, 'countVisitor'>;
  /** The number of submissions in ten minutes up to which no attack is assumed. */
  ordinarySubmissions: number;
}

/**
 * Counts the submissions that reach the human check, valid or not. More than `ORDINARY_SUBMISSIONS` in ten minutes on
 * the whole site are an attack. Of those of one address block, a sixth of that number counts in ten minutes.
 */
export function createAttackDetector({ pool, limits, ordinarySubmissions }: AttackDependencies) {
  const shareOfBlock = {
    name: 'SITE_SHARE',
    max: Math.ceil(ordinarySubmissions * SHARE),
    seconds: WINDOW_SECONDS,
  };
  const limiter = new RateLimiterPostgres({
    ...createLimitStore(pool),
    keyPrefix: 'SITE',
    points: ordinarySubmissions,
    duration: WINDOW_SECONDS,
    blockDuration: ATTACK_SECONDS,
  });
  /** Returns whether the site is under attack, by a primary key lookup. */
  async function isOn(): Promise<boolean> {
    const counted = await limiter.get(KEY);
    return counted !== null && counted.consumedPoints > ordinarySubmissions;
  }
  return {
    isOn,
    /** Counts one submission; returns whether the site is under attack. */
    async count(visitor: Visitor): Promise<boolean> {
      const isAboveShare = (await limits.countVisitor(shareOfBlock, visitor)) !== null;
      if (isAboveShare) return isOn();
      try {
        await limiter.consume(KEY);
        return false;
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        return true;
      }
    },
  };
}
