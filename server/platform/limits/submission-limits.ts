/** Rate limits of submissions, counted in the database for all processes. */
import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, SubmissionLimits } from '../../../graphql/submissions/ports.ts';
import { addressBlock } from './address-block.ts';
import { createLimitStore } from './limiter-table.ts';
import { partnerKey } from './visitor-key.ts';

const DAY = 86_400;

interface LimitsDependencies {
  pool: Pool;
  /** The key of the HMAC, so that the table contains no addresses. */
  secret: Buffer;
}

/** Creates the rate limits. They throw when the database fails. */
export function createSubmissionLimits({ pool, secret }: LimitsDependencies): SubmissionLimits {
  const keyOf = (text: string) => createHmac('sha256', secret).update(`limit ${text}`).digest('base64url');
  const count = createCounter(pool);
  return {
    countVisitor: (limit, visitor) => count(limit, keyOf(addressBlock(visitor.address))),
    countPartner: (partner) =>
      count({ name: 'PARTNER', max: partner.submissionsPerDay, seconds: DAY }, keyOf(partnerKey(partner))),
    countRecipient: (limit, email) => count(limit, keyOf(email.trim().toLowerCase())),
  };
}

/** Counts an event for a key; returns null, or the seconds until the next one is allowed. */
function createCounter(pool: Pool) {
  const store = createLimitStore(pool);
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, max, seconds }: Limit) => {
    // The limits of partners share a name and differ in their maximum.
    const existing = limiters.get(`${name} ${max}`);
    if (existing) return existing;
    const limiter = new RateLimiterPostgres({ ...store, keyPrefix: name, points: max, duration: seconds });
    limiters.set(`${name} ${max}`, limiter);
    return limiter;
  };
  return async (limit: Limit, key: string): Promise<number | null> => {
    try {
      await limiterOf(limit).consume(key);
      return null;
    } catch (full) {
      if (!(full instanceof RateLimiterRes)) throw full;
      return Math.max(1, Math.ceil(full.msBeforeNext / 1000));
    }
  };
}
