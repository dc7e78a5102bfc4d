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

/** Of one form, per address block and hour. */
const PER_HOUR: Record<LeadKind, number> = { CONTACT: 10, INFO: 20, FRIEND: 5 };
/** Mails to one address, whoever sends them: messages of friends, and that something was received. */
const PER_RECIPIENT_AND_DAY = { FRIEND: 3, CONFIRMATION: 10 };

interface LimitsParts {
  pool: Pool;
  /** The key of forms: the table knows no address. */
  secret: Buffer;
}

/** Counts sendings. It throws when PostgreSQL fails. */
export function createSendingLimits({ pool, secret }: LimitsParts): SendingLimits {
  const store = storeOf(pool);
  const limiters = {
    CONTACT: perHour(store, 'CONTACT'),
    INFO: perHour(store, 'INFO'),
    FRIEND: perHour(store, 'FRIEND'),
  };
  const recipients = { FRIEND: perDay(store, 'FRIEND'), CONFIRMATION: perDay(store, 'CONFIRMATION') };
  const keyOf = (text: string) => createHmac('sha256', secret).update(`limit ${text}`).digest('base64url');
  return {
    take: (kind, visitor) => consume(limiters[kind], keyOf(addressBlock(visitor.address))),
    takeRecipient: (kind, email) =>
      consume(recipients[kind === 'FRIEND' ? 'FRIEND' : 'CONFIRMATION'], keyOf(email.trim().toLowerCase())),
  };
}

function perHour(store: ReturnType<typeof storeOf>, kind: LeadKind): RateLimiterPostgres {
  return new RateLimiterPostgres({ ...store, keyPrefix: kind, points: PER_HOUR[kind], duration: HOUR });
}

function perDay(
  store: ReturnType<typeof storeOf>,
  kind: keyof typeof PER_RECIPIENT_AND_DAY,
): RateLimiterPostgres {
  const points = PER_RECIPIENT_AND_DAY[kind];
  return new RateLimiterPostgres({ ...store, keyPrefix: `TO_${kind}`, points, duration: DAY });
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
