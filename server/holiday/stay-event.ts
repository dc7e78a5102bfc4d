import { messagesOf } from '../../client/intl/use-messages.ts';
import type { Locale } from '../../shared/locales.ts';
import { calendarFile } from '../calendars/calendar-file.ts';
import { uidOf } from '../calendars/event-uid.ts';
import type { MailContext, WrittenMail } from '../mail/mail-source.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { StayContent } from './stay-content.ts';
import { unitOf } from './stay-words.ts';

interface Invited {
  content: StayContent;
  to: Mailbox;
  /** The visitor's page of it. */
  url: string;
}

/** What the visitor's calendar is told of a stay: an event of whole days, or that it does not take place. */
export function stayInvitation(
  { content, to, url }: Invited,
  { agency, publicUrl, intls, now }: MailContext,
  locale: Locale,
): NonNullable<WrittenMail['calendar']> {
  const { stay, listing, host, office } = content;
  const isCancelled = stay.state === 'CANCELLED';
  const place = listing?.address ?? '';
  const event = {
    uid: uidOf(stay.id, publicUrl),
    sequence: stay.sequence,
    startsAt: stay.from,
    endsAt: stay.until,
    stamp: now(),
    summary: messagesOf(intls[locale])('mail.stay.event', { unit: unitOf(content), place }),
    location: place,
    description: `${host.name}, ${office.phone}\n${url}`,
    url,
    organizer: { name: agency.name, email: agency.email },
    attendee: { name: to.name || to.address, email: to.address },
    status: isCancelled ? ('CANCELLED' as const) : ('CONFIRMED' as const),
  };
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  return { method, content: calendarFile([event], { method }) };
}
