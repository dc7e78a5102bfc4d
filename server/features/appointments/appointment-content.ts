/** The data of mails about viewings. */
import type { AppointmentRecord } from '../../../graphql/appointments/ports.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { MailContext } from '../../platform/mail/mail-source.ts';
import type { ListingContent } from '../../platform/mail/rendering/mail-document.ts';
import { findListing } from '../listings/find-listing.ts';
import { findContact, type HostContent } from '../offices/find-contact.ts';

export interface AppointmentContent extends HostContent {
  appointment: AppointmentRecord;
  /** Null when the listing was deleted. */
  listing: ListingContent | null;
  /** The mail then omits the address of the home; the agent tells it to the visitor. */
  isAddressHidden: boolean;
}

/** Reads the current data for a mail about a viewing. */
export async function readAppointmentContent(
  appointment: AppointmentRecord,
  context: MailContext,
  locale: Locale,
): Promise<AppointmentContent> {
  const { db } = context;
  const { listingId } = appointment;
  const [listing, home, who] = await Promise.all([
    findListing(listingId, { ...context, locale, intl: context.intls[locale] }),
    db
      .selectFrom('viewable_listing')
      .select('is_address_hidden')
      .where('id', '=', listingId)
      .executeTakeFirst(),
    findContact(db, appointment),
  ]);
  return { appointment, listing, isAddressHidden: home?.is_address_hidden ?? false, ...who };
}
