/** How often something may be sent: counted in PostgreSQL, for all processes together. */
import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { SendingLimits } from '../../graphql/leads/ports.ts';
import type { LeadKind } from '../../shared/leads/vocabulary.ts';
import { addressBlock } from './address-block.ts';
import { storeOf } from './store.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const CLEARING_MS = 300_000;

/** Of one form, per address block and hour. */
const PER_HOUR: Record<LeadKind, number> = { CONTACT: 10, INFO: 20, FRIEND: 5 };
/** Messages of friends to one address, whoever sends them. */
const PER_RECIPIENT_AND_DAY = 3;

interface LimitsParts {
  pool: Pool;
  /** The key of forms: the table knows no address. */
  secret: Buffer;
}

/** Counts sendings; `stop` ends the removal of counts that are over. `take` throws when PostgreSQL fails. */
export function createSendingLimits({ pool, secret }: LimitsParts): SendingLimits & { stop(): void } {
  const store = storeOf(pool);
  const perHour = (kind: LeadKind) =>
    new RateLimiterPostgres({ ...store, keyPrefix: kind, points: PER_HOUR[kind], duration: HOUR });
  const limiters = { CONTACT: perHour('CONTACT'), INFO: perHour('INFO'), FRIEND: perHour('FRIEND') };
  const recipients = new RateLimiterPostgres({
    ...store,
    keyPrefix: 'RECIPIENT',
    points: PER_RECIPIENT_AND_DAY,
    duration: DAY,
  });
  const keyOf = (text: string) => createHmac('sha256', secret).update(`limit ${text}`).digest('base64url');
  const clearing = setInterval(() => {
    // What is left over is removed another time.
    pool.query('delete from rate_limit where expire < $1', [Date.now()]).catch(() => {});
  }, CLEARING_MS).unref();
  return {
    async take(kind, visitor, recipientEmail) {
      const seconds = await consume(limiters[kind], keyOf(addressBlock(visitor.address)));
      if (seconds !== null || recipientEmail === null) return seconds;
      return consume(recipients, keyOf(recipientEmail.trim().toLowerCase()));
    },
    stop: () => clearInterval(clearing),
  };
}

/** Takes a point; null, or the seconds until there are points again. */
async function consume(limiter: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
