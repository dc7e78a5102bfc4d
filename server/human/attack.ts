/** Whether robots flood the site: known to all its processes. */
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { storeOf } from '../limits/store.ts';

const WINDOW_SECONDS = 600;
/** An attack is over when half an hour has passed since it was noticed; if it is not, it is noticed again. */
const ATTACK_SECONDS = 1_800;
const KEY = 'all';

/**
 * Counts the submissions that reach the check, valid or not: more in ten minutes than `ORDINARY_SENDINGS` of the
 * whole site are an attack.
 */
export function createAttackWatch(pool: Pool, ordinarySubmissions: number) {
  const limiter = new RateLimiterPostgres({
    ...storeOf(pool),
    keyPrefix: 'SITE',
    points: ordinarySubmissions,
    duration: WINDOW_SECONDS,
    blockDuration: ATTACK_SECONDS,
  });
  return {
    /** Counts one submission; whether the site is under attack. */
    async count(): Promise<boolean> {
      try {
        await limiter.consume(KEY);
        return false;
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        return true;
      }
    },
    /** Whether the site is under attack: one row by its key. */
    async isOn(): Promise<boolean> {
      const counted = await limiter.get(KEY);
      return counted !== null && counted.consumedPoints > ordinarySubmissions;
    },
  };
}
