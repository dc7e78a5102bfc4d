/** What the mails of viewings say, before it is put into words. */
import type { AppointmentRecord } from '../../graphql/appointments/ports.ts';
import type { Locale } from '../../shared/locales.ts';
import { findHost, type HostContent } from '../mail/find-host.ts';
import { findListing, type ListingContent } from '../mail/find-listing.ts';
import type { MailContext } from '../mail/mail-source.ts';

export interface AppointmentContent extends HostContent {
  appointment: AppointmentRecord;
  /** Null: it was removed. */
  listing: ListingContent | null;
  /** The address of the home is told by who shows it. */
  isAddressHidden: boolean;
}

/** Reads what a mail says of a viewing, as things are now. */
export async function readAppointmentContent(
  appointment: AppointmentRecord,
  context: MailContext,
  locale: Locale,
): Promise<AppointmentContent> {
  const { db } = context;
  const { estateId } = appointment;
  const [listing, home, who] = await Promise.all([
    findListing(estateId, { ...context, locale, intl: context.intls[locale] }),
    db
      .selectFrom('viewable_listing')
      .select('is_address_hidden')
      .where('id', '=', estateId)
      .executeTakeFirst(),
    findHost(db, appointment),
  ]);
  return { appointment, listing, isAddressHidden: home?.is_address_hidden ?? false, ...who };
}
