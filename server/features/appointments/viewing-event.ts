import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../../client/intl/use-messages.ts';
import { formatPhone } from '../../../shared/submissions/phone.ts';
import { toPlainLine, toPlainText } from '../../platform/mail/rendering/plain-text.ts';
import type { CalendarEvent } from '../calendars/calendar-file.ts';
import { eventUid } from '../calendars/event-uid.ts';
import type { AppointmentContent } from './appointment-content.ts';

interface EventSubject {
  content: AppointmentContent;
  /** The recipient's page of the viewing. */
  url: string;
  publicUrl: string;
  intl: IntlShape;
}

/** Converts a viewing to a calendar event. */
export function viewingEvent({ content, url, publicUrl, intl }: EventSubject): CalendarEvent {
  const { appointment, contact, listing } = content;
  const { id, sequence, startsAt, endsAt, state } = appointment;
  return {
    uid: eventUid(id, publicUrl),
    sequence,
    startsAt,
    endsAt,
    stamp: new Date(),
    summary: titleOf(content, intl),
    location: listing?.address,
    description: `${contact.name}, ${contact.phone}\n${url}`,
    url,
    status: state === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
  };
}

/** Converts a viewing to an event in the agent's calendar, with the visitor's data until these are erased. */
export function agentViewingEvent(subject: EventSubject): CalendarEvent {
  const event = viewingEvent(subject);
  const { visitor } = subject.content.appointment;
  if (!visitor) return event;
  const { phone, email, message } = visitor;
  const details = [formatPhone(phone), email, message, event.url].filter(Boolean).join('\n');
  return {
    ...event,
    summary: `${event.summary} – ${toPlainLine(`${visitor.firstName} ${visitor.name}`)}`,
    description: toPlainText(details),
  };
}

/** The title of a viewing in calendars. */
export function titleOf({ listing, appointment }: AppointmentContent, intl: IntlShape): string {
  const kind = listing?.title ?? String(appointment.listingId);
  return translatorOf(intl)('mail.appointment.event', { kind, city: listing?.address ?? '' });
}
