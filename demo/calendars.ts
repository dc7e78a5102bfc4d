/**
 * Generates the calendars of the demo's agents and rental units around the current date. The events of a day are the
 * same on whichever day the calendar is generated. The texts go through the same parser as external calendars.
 */

import type { GeneratedCalendars } from '../server/features/calendars/external/generated-calendars.ts';
import { addDays, dayInBrussels, daysBetween, weekdayOf } from '../shared/days.ts';
import { calendarText, event, time, wholeDays } from './calendar-lines.ts';
import { externalBookings } from './holiday/external-bookings.ts';
import { createRandom, type Random } from './random.ts';

const ADDRESS = /^https:\/\/calendars\.baksteen\.example\/(?:(agent-\d\d)|(HU-\d{3}))\.ics$/;
const DAYS_BEFORE = 7;
const DAYS_AHEAD = 60;
/** A Monday from which weeks are counted; the weekly meetings begin in this week. */
const FIRST_MONDAY = '2026-01-05';

const APPOINTMENT_SHARE = 0.46;
const APPOINTMENT_MINUTES = [30, 45, 60, 90] as const;
const GAP_MINUTES = [30, 45, 60] as const;
const DAY_OFF_SHARE = 0.04;
/** One agent is on holiday in every eighth week. */
const ON_HOLIDAY = { agent: 'agent-06', everyWeeks: 8 };
/** There is no meeting in every sixth week. */
const NO_MEETING_WEEKS = 6;

export function demoCalendarUrl(reference: string): string {
  return `https://calendars.baksteen.example/${reference}.ics`;
}

export function createDemoCalendars(): GeneratedCalendars {
  return {
    write(url, now) {
      const [, agent, unit] = ADDRESS.exec(url) ?? [];
      const today = dayInBrussels(now);
      if (agent) return writeCalendar(agent, today);
      return unit ? externalBookings(unit, today) : null;
    },
  };
}

function writeCalendar(agent: string, today: string): string {
  const zone = isOutlook(agent) ? OUTLOOK_ZONE : 'Europe/Brussels';
  const days = Array.from({ length: DAYS_BEFORE + DAYS_AHEAD }, (_, at) => addDays(today, at - DAYS_BEFORE));
  return calendarText([
    ...(isOutlook(agent) ? OUTLOOK_DESCRIPTION : []),
    ...meeting(agent, days, zone),
    ...days.flatMap((day) => eventsOn(agent, day, zone)),
  ]);
}

/** Half of the agents use Outlook, which has its own zone names. */
const isOutlook = (agent: string) => Number(agent.slice(-2)) % 2 === 0;
const OUTLOOK_ZONE = 'Romance Standard Time';
const OUTLOOK_DESCRIPTION = [
  'BEGIN:VTIMEZONE',
  `TZID:${OUTLOOK_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

/** A weekly meeting, except in some weeks. */
function meeting(agent: string, days: readonly string[], zone: string): string[] {
  const weekday = 1 + (Number(agent.slice(-2)) % 3);
  const first = addDays(FIRST_MONDAY, weekday - 1);
  const without = days.filter((day) => weekdayOf(day) === weekday && weekOf(day) % NO_MEETING_WEEKS === 0);
  return event(`meeting-${agent}`, [
    time('DTSTART', { day: first, minute: 540 }, zone),
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY',
    ...without.map((day) => time('EXDATE', { day, minute: 540 }, zone)),
    'SUMMARY:Kantoorvergadering',
  ]);
}

function eventsOn(agent: string, day: string, zone: string): string[] {
  const random = createRandom('calendar', agent, day);
  const uid = `${agent}-${day}`;
  if (agent === ON_HOLIDAY.agent && weekOf(day) % ON_HOLIDAY.everyWeeks === 0) {
    return weekdayOf(day) === 1 ? wholeDays(uid, day, 7, 'SUMMARY:Vakantie') : [];
  }
  if (random.chance(DAY_OFF_SHARE)) return wholeDays(uid, day, 1, 'SUMMARY:Vrije dag');
  const birthday = random.chance(DAY_OFF_SHARE)
    ? wholeDays(`${uid}-birthday`, day, 1, 'SUMMARY:Verjaardag', 'TRANSP:TRANSPARENT')
    : [];
  const appointments = spansOf(agent, day).flatMap((span) => appointmentsIn(span, random));
  return [
    ...birthday,
    ...appointments.flatMap(({ minute, length }) =>
      event(`${uid}-${minute}`, [
        time('DTSTART', { day, minute }, zone),
        time('DTEND', { day, minute: minute + length }, zone),
        'SUMMARY:Afspraak',
      ]),
    ),
  ];
}

interface Span {
  from: number;
  until: number;
}

/** The working hours of an agent, in minutes after midnight. */
function spansOf(agent: string, day: string): Span[] {
  const weekday = weekdayOf(day);
  if (weekday === 7) return [];
  if (weekday === 6) return [{ from: 570, until: 750 }];
  const hours = [
    { from: 540, until: 720 },
    { from: 780, until: 1080 },
  ];
  const isLate = agent === 'agent-02' && (weekday === 2 || weekday === 4);
  return isLate ? [...hours, { from: 1110, until: 1230 }] : hours;
}

function appointmentsIn({ from, until }: Span, random: Random): { minute: number; length: number }[] {
  const found: { minute: number; length: number }[] = [];
  for (let minute = from; minute < until; ) {
    const isBusy = random.chance(APPOINTMENT_SHARE);
    const length = random.pick(isBusy ? APPOINTMENT_MINUTES : GAP_MINUTES);
    if (isBusy) found.push({ minute, length });
    minute += length;
  }
  return found;
}

const weekOf = (day: string) => Math.floor(daysBetween(FIRST_MONDAY, day) / 7);
