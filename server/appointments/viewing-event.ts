import type { IntlShape } from 'react-intl';
import { messagesOf } from '../../client/intl/use-messages.ts';
import type { Agency } from '../agency.ts';
import { type CalendarEvent, type CalendarMethod, calendarFile } from '../calendars/calendar-file.ts';
import { uidOf } from '../calendars/event-uid.ts';
import type { WrittenMail } from '../mail/mail-source.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { AppointmentContent } from './appointment-content.ts';

interface EventParts {
  content: AppointmentContent;
  /** The reader's page of it. */
  url: string;
  publicUrl: string;
  intl: IntlShape;
}

/** A viewing as an event of a calendar. */
export function eventOf({ content, url, publicUrl, intl }: EventParts): CalendarEvent {
  const { appointment, listing, office } = content;
  const { id, sequence, startsAt, endsAt, state } = appointment;
  return {
    uid: uidOf(id, publicUrl),
    sequence,
    startsAt,
    endsAt,
    stamp: new Date(),
    summary: titleOf(content, intl),
    location: listing?.address,
    description: `${content.host.name}, ${office.phone}\n${url}`,
    url,
    status: state === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
  };
}

interface Invited extends EventParts {
  /** Who gets it. */
  to: Mailbox;
  agency: Agency;
}

/**
 * What a calendar is told of a viewing (RFC 5546): the agency asks the recipient to come, or gives up what it asked for,
 * always under the same UID.
 */
export function invitationOf({ to, agency, ...parts }: Invited): NonNullable<WrittenMail['calendar']> {
  const event = { ...eventOf(parts), organizer: { name: agency.name, email: agency.email } };
  // Programs take no invitation from oneself: an office may have the agency's own mailbox.
  if (to.address.toLowerCase() === agency.email.toLowerCase()) return calendarOf('PUBLISH', event);
  const attendee = { name: to.name, email: to.address };
  return calendarOf(event.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST', { ...event, attendee });
}

function calendarOf(method: CalendarMethod, event: CalendarEvent): NonNullable<WrittenMail['calendar']> {
  return { method, content: calendarFile([event], { method }) };
}

/** What a viewing is called in a calendar. */
export function titleOf({ listing, appointment }: AppointmentContent, intl: IntlShape): string {
  const kind = listing?.title ?? String(appointment.estateId);
  return messagesOf(intl)('mail.appointment.event', { kind, city: listing?.address ?? '' });
}
