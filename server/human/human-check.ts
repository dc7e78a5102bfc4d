import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { HumanCheck } from '../../graphql/submissions/ports.ts';
import type { Database } from '../database/connect.ts';
import { createUsedTokens } from '../database/submissions/used-human-tokens.ts';
import type { Logger } from '../logging/logger.ts';
import { createOwnCheck } from './own-check.ts';
import { findProvider, type HumanService } from './providers.ts';
import { createSiteverify } from './siteverify.ts';

interface HumanParts {
  db: Kysely<Database>;
  pool: Pool;
  /** The key of forms. */
  secret: Buffer;
  publicUrl: string;
  /** How many forms of the whole site in ten minutes are no attack. */
  ordinarySendings: number;
  /** The fewest seconds in which a human fills in a form. */
  formSeconds: number;
  /** A service that tells humans from robots; the site does by itself when absent. */
  service?: HumanService | undefined;
  log: Logger;
  now?: (() => Date) | undefined;
  /** How long the service may take. */
  timeoutMs?: number;
}

/**
 * Tells humans from robots: by a form's own token and trap, and then by the agency's service; without one by work
 * while robots flood the site. It throws when PostgreSQL fails.
 */
export function createHumanCheck(parts: HumanParts): HumanCheck {
  const { db, pool, secret, service, log, publicUrl, ordinarySendings, formSeconds, timeoutMs } = parts;
  const now = parts.now ?? (() => new Date());
  const used = createUsedTokens(db, now);
  const hasService = Boolean(service);
  const own = createOwnCheck({ used, pool, secret, now, hasService, ordinarySendings, formSeconds });
  const siteverify = service && createSiteverify({ service, publicUrl, used, log, now, timeoutMs });
  const shown = service
    ? { siteKey: service.siteKey, scriptUrl: findProvider(service.verifyUrl).scriptUrl }
    : null;
  return {
    async challenge() {
      return { ...(await own.challenge()), service: shown };
    },
    async verify(proof) {
      const verdict = await own.verify(proof);
      return verdict === 'human' && siteverify ? siteverify.verify(proof.response) : verdict;
    },
    release: own.release,
  };
}
