/** Writes iCalendar files (RFC 5545), for mail attachments (RFC 6047) and for published calendars. */
import ICAL from 'ical.js';
import { dayInBrussels, timeInBrussels } from '../../../shared/days.ts';
import { TIME_ZONE } from '../../../shared/locales.ts';
import { foldLines, storableText } from '../../platform/content-lines/content-lines.ts';
import { BRUSSELS_ZONE } from './brussels-zone.ts';

export interface CalendarPerson {
  name: string;
  email: string;
}

export interface CalendarEvent {
  /** The same in every version of this event. */
  uid: string;
  /** Increases with each change. */
  sequence: number;
  /** Whole minutes; an all-day event has its first day and the day after its last (`YYYY-MM-DD`). */
  startsAt: Date | string;
  endsAt: Date | string;
  /** When the event was last changed. */
  stamp: Date;
  summary: string;
  location?: string | undefined;
  description?: string | undefined;
  url?: string | undefined;
  organizer?: CalendarPerson | undefined;
  /** The person who has agreed to come. */
  attendee?: CalendarPerson | undefined;
  status: 'CONFIRMED' | 'CANCELLED';
}

/** The iTIP method of a mail (RFC 5546); `PUBLISH` asks for no reply. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

export interface CalendarHead {
  /** Required in mails that add or cancel a single event (RFC 5546); absent in published calendars. */
  method?: CalendarMethod;
  /** The display name of the calendar. */
  name?: string;
  /** How often programs should refresh the calendar, such as `PT15M`. */
  refresh?: string;
}

/** jCal (RFC 7265): name, parameters, type and value. */
type Property = [string, Record<string, string>, string, string | number];

const HOUR_MS = 3_600_000;

export function calendarFile(events: readonly CalendarEvent[], head: CalendarHead = {}): string {
  return foldLines(
    ICAL.stringify(['vcalendar', propertiesOf(head), [BRUSSELS_ZONE, ...events.map(componentOf)]]),
  );
}

function propertiesOf({ method, name, refresh }: CalendarHead): Property[] {
  return [
    ['prodid', {}, 'text', '-//Baksteen//Viewings//EN'],
    ['version', {}, 'text', '2.0'],
    ['calscale', {}, 'text', 'GREGORIAN'],
    ...text('method', method),
    ...text('name', name),
    ...text('x-wr-calname', name),
    ...(refresh ? [['refresh-interval', {}, 'duration', refresh] satisfies Property] : []),
    ...(refresh ? [['x-published-ttl', {}, 'unknown', refresh] satisfies Property] : []),
  ];
}

function componentOf(event: CalendarEvent) {
  const { uid, sequence, startsAt, endsAt, stamp, summary, location, description, url, status } = event;
  return [
    'vevent',
    [
      ...text('uid', uid),
      ['sequence', {}, 'integer', sequence],
      ['dtstamp', {}, 'date-time', inUtc(stamp)],
      timeOf('dtstart', startsAt),
      timeOf('dtend', endsAt),
      ...text('summary', summary),
      ...text('location', location),
      ...text('description', description),
      ...(url ? [['url', {}, 'uri', url]] : []),
      ...person('organizer', event.organizer),
      ...person('attendee', event.attendee, { role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: 'FALSE' }),
      ...text('status', status),
      ...text('transp', status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'),
    ],
    [],
  ];
}

function text(name: string, value: string | undefined): Property[] {
  return value ? [[name, {}, 'text', storableText(value)]] : [];
}

/** RFC 5545, 3.2: parameters cannot contain quotation marks. */
function person(
  name: string,
  whom: CalendarPerson | undefined,
  role: Record<string, string> = {},
): Property[] {
  if (!whom) return [];
  const cn = storableText(whom.name).replaceAll('\n', ' ').replaceAll('"', '’');
  return [[name, Object.assign({ cn }, role), 'cal-address', `mailto:${whom.email}`]];
}

function timeOf(name: string, time: Date | string): Property {
  return typeof time === 'string' ? [name, {}, 'date', time] : localTime(name, time);
}

/**
 * Brussels local time. For a repeated hour RFC 5545 means the first occurrence, but programs read the second: use
 * UTC.
 */
function localTime(name: string, moment: Date): Property {
  const day = dayInBrussels(moment);
  const time = timeInBrussels(moment);
  const isTwice = [-HOUR_MS, HOUR_MS].some(
    (shift) => timeInBrussels(new Date(moment.getTime() + shift)) === time,
  );
  if (isTwice) return [name, {}, 'date-time', inUtc(moment)];
  return [name, { tzid: TIME_ZONE }, 'date-time', `${day}T${time}:00`];
}

function inUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
