/** The data of mails about stays. */
import type { StayRecord } from '../../graphql/holiday/stay-ports.ts';
import type { Locale } from '../../shared/locales.ts';
import { findHost, type HostContent } from '../mail/find-host.ts';
import { findListing, type ListingContent } from '../mail/find-listing.ts';
import type { MailContext } from '../mail/mail-source.ts';

export interface StayContent extends HostContent {
  stay: StayRecord;
  /** Null when the unit was deleted. */
  listing: ListingContent | null;
}

/** Reads the current data for a mail about a stay. */
export async function readStayContent(
  stay: StayRecord,
  context: MailContext,
  locale: Locale,
): Promise<StayContent> {
  const [listing, who] = await Promise.all([
    findListing(stay.unitId, { ...context, locale, intl: context.intls[locale] }),
    findHost(context.db, stay),
  ]);
  return { stay, listing, ...who };
}
