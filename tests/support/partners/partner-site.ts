/** A site, and a partner with a key. */
import { issueKey } from '../../../server/features/partners/partner-keys.ts';
import { type LeadSite, startLeadSite } from '../leads/lead-site.ts';

export const PARTNER = 'Immo Portaal';

interface Limits {
  submissionsPerDay?: number;
  readBudget?: number;
}

export type PartnerSite = LeadSite & {
  /** Issues a key, which must not be logged. */
  issue(limits?: Limits): Promise<string>;
  forgetPartners(): Promise<void>;
};

/** Starts the site with a response cache. */
export async function startPartnerSite(more: NodeJS.ProcessEnv = {}): Promise<PartnerSite> {
  const env = { RESPONSE_CACHE_MB: '32', METRICS_TOKEN: 'a-token-for-metrics', ...more };
  const site = await startLeadSite({ env });
  return {
    ...site,
    async issue({
      submissionsPerDay = null,
      readBudget = null,
    }: { [Name in keyof Limits]?: number | null } = {}) {
      const limits = { submissionsPerDay, readBudget };
      const key = await issueKey(site.database.db, { name: PARTNER, limits, now: site.now() });
      site.remember({ key });
      return key;
    },
    async forgetPartners() {
      await site.forget();
      await site.database.pool.query('truncate partner, partner_key cascade');
    },
  };
}

/** The header with a key. */
export const withKey = (key: string) => ({ authorization: `Bearer ${key}` });
