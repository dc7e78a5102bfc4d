/** Detects attacks by bots; the state is shared by all processes. */
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { createLimitStore } from '../limits/store.ts';

const WINDOW_SECONDS = 600;
/** An attack ends half an hour after it was detected; if it continues, it is detected again. */
const ATTACK_SECONDS = 1_800;
const KEY = 'all';

/**
 * Counts the submissions that reach the human check, valid or not. More than `ORDINARY_SENDINGS` in ten minutes on the
 * whole site are an attack.
 */
export function createAttackDetector(pool: Pool, ordinarySubmissions: number) {
  const limiter = new RateLimiterPostgres({
    ...createLimitStore(pool),
    keyPrefix: 'SITE',
    points: ordinarySubmissions,
    duration: WINDOW_SECONDS,
    blockDuration: ATTACK_SECONDS,
  });
  return {
    /** Counts one submission; returns whether the site is under attack. */
    async count(): Promise<boolean> {
      try {
        await limiter.consume(KEY);
        return false;
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        return true;
      }
    },
    /** Returns whether the site is under attack, by a primary key lookup. */
    async isOn(): Promise<boolean> {
      const counted = await limiter.get(KEY);
      return counted !== null && counted.consumedPoints > ordinarySubmissions;
    },
  };
}
