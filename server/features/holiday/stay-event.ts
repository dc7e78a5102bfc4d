import { translatorOf } from '../../../client/intl/use-messages.ts';
import type { Locale } from '../../../shared/locales.ts';
import type { MailContext } from '../../platform/mail/mail-source.ts';
import type { CalendarEvent } from '../calendars/calendar-file.ts';
import { eventUid } from '../calendars/event-uid.ts';
import type { StayContent } from './stay-content.ts';
import { unitOf } from './stay-mail-texts.ts';

interface EventSubject {
  content: StayContent;
  /** The visitor's page of the stay. */
  url: string;
  locale: Locale;
}

/** Converts a stay to an all-day calendar event. */
export function stayEvent(
  { content, url, locale }: EventSubject,
  { publicUrl, intls, now }: MailContext,
): CalendarEvent {
  const { stay, listing, contact } = content;
  const place = listing?.address ?? '';
  return {
    uid: eventUid(stay.id, publicUrl),
    sequence: stay.sequence,
    startsAt: stay.from,
    endsAt: stay.until,
    stamp: now(),
    summary: translatorOf(intls[locale])('mail.stay.event', { unit: unitOf(content), place }),
    location: place,
    description: `${contact.name}, ${contact.phone}\n${url}`,
    url,
    status: stay.state === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
  };
}
