import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { HumanCheck, HumanProof } from '../../graphql/submissions/ports.ts';
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
  /** Addresses of the sites on which the service's widget may be solved. */
  widgetSites: readonly string[];
  /** How many forms of the whole site in ten minutes are no attack. */
  ordinarySubmissions: number;
  /** The fewest seconds in which a human fills in a form. */
  formSeconds: number;
  /** A service that tells humans from robots; the site does by itself when absent. */
  service?: HumanService | undefined;
  log: Logger;
  now?: (() => Date) | undefined;
  /** Aborts a question that the service has had its time for. */
  timeout?: () => AbortSignal;
}

/** Whether there is a service's response and nothing else: no form of this site. */
function isOfScript({ formToken, trap, response }: HumanProof): boolean {
  return Boolean(response) && formToken === null && !trap;
}

/**
 * Distinguishes humans from robots by the form's token and trap, then by the agency's service. Without a service a
 * proof of work is required during an attack. Throws when PostgreSQL fails.
 */
export function createHumanCheck(parts: HumanParts): HumanCheck {
  const { db, pool, secret, service, log, widgetSites, ordinarySubmissions, formSeconds, timeout } = parts;
  const now = parts.now ?? (() => new Date());
  const used = createUsedTokens(db, now);
  const hasService = Boolean(service);
  const own = createOwnCheck({ used, pool, secret, now, hasService, ordinarySubmissions, formSeconds });
  const siteverify = service && createSiteverify({ service, widgetSites, used, log, now, timeout });
  const shown = service
    ? { siteKey: service.siteKey, scriptUrl: findProvider(service.verifyUrl).scriptUrl }
    : null;
  return {
    async challenge() {
      return { ...(await own.challenge()), service: shown };
    },
    async verify(proof) {
      // A script that posts a form of its own has no token of ours; the service's response is fresh and counts once.
      if (siteverify && isOfScript(proof)) return siteverify.verify(proof.response);
      const verdict = await own.verify(proof);
      return verdict === 'human' && siteverify ? siteverify.verify(proof.response) : verdict;
    },
    release: own.release,
  };
}
