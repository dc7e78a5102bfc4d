import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { HumanCheck, HumanProof, SubmissionLimits } from '../../../graphql/submissions/ports.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { createBuiltInCheck } from './built-in-check.ts';
import { findProvider, type HumanService } from './providers.ts';
import { createSiteverify } from './siteverify.ts';
import { createUsedTokens } from './used-human-tokens.ts';

interface HumanDependencies {
  db: Kysely<Database>;
  pool: Pool;
  limits: Pick<SubmissionLimits, 'countVisitor'>;
  /** The signing key of form tokens. */
  secret: Buffer;
  /** URLs of the sites on which the service's widget may be solved. */
  widgetSites: readonly string[];
  /** Submissions of all forms in ten minutes above which an attack is assumed. */
  ordinarySubmissions: number;
  /** The minimum time in which a human fills in a form, in seconds. */
  formSeconds: number;
  /** The CAPTCHA service; absent: the site's own check. */
  service?: HumanService | undefined;
  log: Logger;
  now?: (() => Date) | undefined;
  timeout?: () => AbortSignal;
}

/** Whether a script sent the proof: it has the CAPTCHA response, but no fields of a form of this site. */
function isFromScript({ formToken, trap, response }: HumanProof): boolean {
  return Boolean(response) && formToken === null && !trap;
}

/**
 * Distinguishes humans from bots by the form token and honeypot, then by the CAPTCHA service if configured. Without a
 * service, a proof of work is required during an attack. Its methods throw if the database fails.
 */
export function createHumanCheck(dependencies: HumanDependencies): HumanCheck {
  const { db, service, log, widgetSites, timeout } = dependencies;
  const now = dependencies.now ?? (() => new Date());
  const usedTokens = createUsedTokens(db, now);
  const hasService = Boolean(service);
  const builtIn = createBuiltInCheck({ ...dependencies, usedTokens, now, hasService });
  const siteverify = service && createSiteverify({ service, widgetSites, usedTokens, log, now, timeout });
  const widget = service
    ? { siteKey: service.siteKey, scriptUrl: findProvider(service.verifyUrl).scriptUrl }
    : null;
  return {
    async challenge() {
      return { ...(await builtIn.challenge()), service: widget };
    },
    async verify(proof, visitor) {
      // Scripts have no form token. The service's response replaces it: fresh and usable once.
      if (siteverify && isFromScript(proof)) return siteverify.verify(proof.response);
      const verdict = await builtIn.verify(proof, visitor);
      return verdict === 'human' && siteverify ? siteverify.verify(proof.response) : verdict;
    },
    release: builtIn.release,
  };
}
