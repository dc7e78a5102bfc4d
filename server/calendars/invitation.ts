import type { Agency } from '../agency.ts';
import type { WrittenMail } from '../mail/mail-source.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { type CalendarEvent, type CalendarMethod, calendarFile } from './calendar-file.ts';

/**
 * The iTIP message in a mail about an event (RFC 5546): the agency invites the recipient, or cancels the invitation,
 * always with the same UID.
 */
export function createInvitation(
  to: Mailbox,
  agency: Agency,
  event: CalendarEvent,
): NonNullable<WrittenMail['calendar']> {
  const organized = { ...event, organizer: { name: agency.name, email: agency.email } };
  // Programs ignore an invitation from oneself, and an office can use the agency's mailbox.
  if (to.address.toLowerCase() === agency.email.toLowerCase()) return calendarOf('PUBLISH', organized);
  const attendee = { name: to.name || to.address, email: to.address };
  return calendarOf(event.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST', { ...organized, attendee });
}

function calendarOf(method: CalendarMethod, event: CalendarEvent): NonNullable<WrittenMail['calendar']> {
  return { method, content: calendarFile([event], { method }) };
}
