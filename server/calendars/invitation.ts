import type { Agency } from '../agency.ts';
import type { WrittenMail } from '../mail/mail-source.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { type CalendarEvent, type CalendarMethod, calendarFile } from './calendar-file.ts';

/**
 * What the calendar of a mail's recipient is told of an event (RFC 5546): the agency asks the recipient to come, or gives up
 * what it asked for, always under the same UID.
 */
export function invitationTo(
  to: Mailbox,
  agency: Agency,
  event: CalendarEvent,
): NonNullable<WrittenMail['calendar']> {
  const organized = { ...event, organizer: { name: agency.name, email: agency.email } };
  // Programs take no invitation from oneself: an office may have the agency's own mailbox.
  if (to.address.toLowerCase() === agency.email.toLowerCase()) return calendarOf('PUBLISH', organized);
  const attendee = { name: to.name || to.address, email: to.address };
  return calendarOf(event.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST', { ...organized, attendee });
}

function calendarOf(method: CalendarMethod, event: CalendarEvent): NonNullable<WrittenMail['calendar']> {
  return { method, content: calendarFile([event], { method }) };
}
