import type { IntlShape } from 'react-intl';
import { translatorOf } from '../../client/intl/use-messages.ts';
import type { CalendarEvent } from '../calendars/calendar-file.ts';
import { eventUid } from '../calendars/event-uid.ts';
import type { AppointmentContent } from './appointment-content.ts';

interface EventParts {
  content: AppointmentContent;
  /** The recipient's page of the viewing. */
  url: string;
  publicUrl: string;
  intl: IntlShape;
}

/** Converts a viewing to a calendar event. */
export function viewingEvent({ content, url, publicUrl, intl }: EventParts): CalendarEvent {
  const { appointment, listing, office } = content;
  const { id, sequence, startsAt, endsAt, state } = appointment;
  return {
    uid: eventUid(id, publicUrl),
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

/** The title of a viewing in calendars. */
export function titleOf({ listing, appointment }: AppointmentContent, intl: IntlShape): string {
  const kind = listing?.title ?? String(appointment.estateId);
  return translatorOf(intl)('mail.appointment.event', { kind, city: listing?.address ?? '' });
}
