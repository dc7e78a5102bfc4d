/** Tells CRMs the public addresses of the pages of their estates. */
import { RetryableError } from '../../../platform/jobs/outcomes.ts';
import type { Logger } from '../../../platform/logging/logger.ts';
import type { MailContext } from '../../../platform/mail/mail-source.ts';
import { findListing } from '../../listings/find-listing.ts';
import type { SweepBrightApi } from '../connections/sweepbright/api.ts';
import { isAddressReported, saveReportedAddress } from '../store/reported-addresses.ts';
import type { AddressJob } from './address-queue.ts';

interface Dependencies extends MailContext {
  /** Keyed by feed name. */
  apis: ReadonlyMap<string, Pick<SweepBrightApi, 'account' | 'setEstateUrl'>>;
  log: Pick<Logger, 'warn'>;
}

/** Creates the job handlers of reported addresses. */
export function createAddressReporter(dependencies: Dependencies) {
  const { db, apis, log } = dependencies;
  return {
    /** Reports an address that the CRM has not been told yet. Withdrawn listings have no page. */
    async report(job: AddressJob, signal: AbortSignal): Promise<void> {
      const api = apis.get(job.feed);
      // Retried: another process, or this one restarted, may know the CRM.
      if (!api) throw new RetryableError('a CRM that the settings do not name');
      const url = await findAddress(job, dependencies);
      if (url === null) return;
      const { feed, reference } = job;
      const address = { feed, reference, url, account: api.account };
      if (await isAddressReported(db, address)) return;
      const { fault } = await api.setEstateUrl(job.id, url, signal);
      if (fault) throw new RetryableError(fault.reason);
      await saveReportedAddress(db, address);
    },

    async giveUp({ feed, reference }: AddressJob): Promise<void> {
      log.warn({ feed, reference }, 'the address of a listing could not be reported to its CRM');
    },
  };
}

/** The address of the page in the agency's language; null when the listing has none. */
async function findAddress({ feed, reference }: AddressJob, context: MailContext): Promise<string | null> {
  const { locale } = context.agency;
  const row = await context.db
    .selectFrom('listing')
    .select('id')
    .where('feed', '=', feed)
    .where('reference', '=', reference)
    .where('status', 'not in', ['WITHDRAWN', 'IN_PREPARATION'])
    .executeTakeFirst();
  const listing = row && (await findListing(row.id, { ...context, locale, intl: context.intls[locale] }));
  return listing?.url ?? null;
}
