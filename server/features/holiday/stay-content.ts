/** The data of mails about stays. */
import type { StayRecord } from '../../../graphql/holiday/stay-ports.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { MailContext } from '../../platform/mail/mail-source.ts';
import type { ListingContent } from '../../platform/mail/rendering/mail-document.ts';
import { listUnreadCalendars } from '../calendars/store/external-calendars.ts';
import { findListing } from '../listings/find-listing.ts';
import { findContact, type HostContent } from '../offices/find-contact.ts';

export interface StayContent extends HostContent {
  stay: StayRecord;
  /** Null when the unit was deleted. */
  listing: ListingContent | null;
  /** The positions of the unit's calendars that were never read. */
  unreadCalendars: readonly number[];
}

/** Reads the current data for a mail about a stay. */
export async function readStayContent(
  stay: StayRecord,
  context: MailContext,
  locale: Locale,
): Promise<StayContent> {
  const [listing, who, unreadCalendars] = await Promise.all([
    findListing(stay.unitId, { ...context, locale, intl: context.intls[locale] }),
    findContact(context.db, stay),
    listUnreadCalendars(context.db, stay.unitId),
  ]);
  return { stay, listing, unreadCalendars, ...who };
}
