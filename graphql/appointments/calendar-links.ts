/** Links that add a viewing to a visitor's calendar. */
import { routePath } from '../../shared/routes.ts';
import type { CalendarLink } from '../generated/resolvers.ts';
import type { AppointmentParent } from './parents.ts';

interface Event {
  title: string;
  place: string;
  /** The only description: a link to the visitor's page would reveal its secret token to another company. */
  agencyName: string;
}

const compact = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Returns the links in display order. */
export function calendarLinks(
  { appointment: { startsAt, endsAt }, token, locale }: AppointmentParent,
  { title, place, agencyName }: Event,
): CalendarLink[] {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    location: place,
    details: agencyName,
    ctz: 'Europe/Brussels',
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    location: place,
    body: agencyName,
  });
  return [
    { calendar: 'FILE', url: `${routePath('appointment', locale, { appointmentId: token })}.ics` },
    { calendar: 'GOOGLE', url: `https://calendar.google.com/calendar/render?${google}` },
    { calendar: 'OUTLOOK', url: `https://outlook.live.com/calendar/0/action/compose?${outlook}` },
    { calendar: 'OFFICE365', url: `https://outlook.office.com/calendar/0/action/compose?${outlook}` },
  ];
}
