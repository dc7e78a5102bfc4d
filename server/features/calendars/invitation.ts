import type { WrittenMail } from '../../platform/mail/mail-source.ts';
import type { Mailbox } from '../../platform/mail/mailbox.ts';
import { type CalendarEvent, type CalendarMethod, calendarFile } from './calendar-file.ts';

/**
 * Returns the iCalendar part of a mail about an event (RFC 5546): an invitation or its cancellation, with the event's
 * UID. A mail to the agency's own address gets the event without invitation.
 */
export function createInvitation(
  to: Mailbox,
  agency: { name: string; email: string },
  event: CalendarEvent,
): NonNullable<WrittenMail['calendar']> {
  const organized = { ...event, organizer: { name: agency.name, email: agency.email } };
  // Calendars ignore an invitation from the user's own address. An office may use the agency's address.
  if (to.address.toLowerCase() === agency.email.toLowerCase()) return calendarOf('PUBLISH', organized);
  const attendee = { name: to.name || to.address, email: to.address };
  return calendarOf(event.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST', { ...organized, attendee });
}

function calendarOf(method: CalendarMethod, event: CalendarEvent): NonNullable<WrittenMail['calendar']> {
  return { method, content: calendarFile([event], { method }) };
}
