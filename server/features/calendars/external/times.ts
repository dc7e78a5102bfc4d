/** Reads the dates and times of properties, also in forms that RFC 5545 does not allow. */
import ICAL from 'ical.js';
import type { EventFault } from './calendar-error.ts';
import type { Property } from './properties.ts';
import type { Zones } from './zones.ts';

/** Eight digits, with or without dashes, and a time with or without colons. Google also writes `Z` after a day. */
const TIME =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:Z|[T ]?(\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
/** A day between 1900 and 2199: other digits, such as seconds since 1970, are no date. */
const DAY = /((?:19|20|21)\d{2})-?(\d{2})-?(\d{2})/;
const MINUTE_MS = 60_000;

/** What reading an event needs, and what it finds. */
export interface Reading {
  zones: Zones;
  /** What could not be read. */
  faults: Set<EventFault>;
}

export function momentOf(time: ICAL.Time): number {
  return time.toUnixTime() * 1000;
}

/** The parts of a date; null when the calendar has no such day. */
function readDay([year, month, day]: (string | undefined)[]) {
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  const isDay = date.month >= 1 && date.month <= 12 && date.day >= 1;
  return isDay && date.day <= ICAL.Time.daysInMonth(date.month, date.year) ? date : null;
}

/**
 * Returns the time of a value; null when it cannot be read. Days, and times without a known zone, are in Brussels.
 * Eight digits are a day, whatever the property says.
 */
export function readTime(
  text: string,
  { parameters }: Pick<Property, 'parameters'>,
  reading: Reading,
): ICAL.Time | null {
  const [, year, month, day, hour, minute, second = '0', offset] = TIME.exec(text.trim()) ?? [];
  const date = readDay([year, month, day]);
  if (!date) return null;
  if (hour === undefined || parameters.get('VALUE')?.toUpperCase() === 'DATE') return wholeDay(date, reading);
  const clock = { hour: Number(hour), minute: Number(minute), second: Number(second) };
  if (clock.hour > 24 || clock.minute > 59 || clock.second > 60) return null;
  const fields = Object.assign(date, clock, { isDate: false });
  if (offset) return shifted(new ICAL.Time(fields, ICAL.Timezone.utcTimezone), offset);
  return new ICAL.Time(fields, zoneOf(parameters.get('TZID'), reading));
}

function zoneOf(name: string | undefined, { zones, faults }: Reading): ICAL.Timezone {
  if (!name) return zones.usual;
  const zone = zones.find(name);
  if (!zone) faults.add('ZONE');
  return zone ?? zones.usual;
}

function wholeDay(date: NonNullable<ReturnType<typeof readDay>>, { zones }: Reading): ICAL.Time {
  return new ICAL.Time(Object.assign(date, { isDate: true }), zones.usual);
}

/** Subtracts an offset from UTC, such as `+01:00`. */
function shifted(time: ICAL.Time, offset: string): ICAL.Time {
  if (/^z$/i.test(offset)) return time;
  const [hours = 0, minutes = 0] = (offset.slice(1).match(/\d\d/g) ?? []).map(Number);
  const sign = offset.startsWith('-') ? -1 : 1;
  return timeAt(momentOf(time) - sign * (60 * hours + minutes) * MINUTE_MS);
}

/** Returns a moment as a time in UTC. */
export function timeAt(moment: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(moment), true);
}

/** Returns the day that an unreadable value contains; null when it contains none. */
export function guessDay(text: string, reading: Reading): ICAL.Time | null {
  const [, ...parts] = DAY.exec(text) ?? [];
  const date = readDay(parts);
  return date && wholeDay(date, reading);
}

/** The same local time, a number of days later. */
export function daysAfter(time: ICAL.Time, days: number): ICAL.Time {
  const later = time.clone();
  later.adjust(days, 0, 0, 0);
  return later;
}

/** Returns the length of a duration; null when it cannot be read, or is too long for a date. */
export function readDuration(text: string): ICAL.Duration | null {
  if (!/^[+-]?P(\d{1,6}W)?(\d{1,6}D)?(T(\d{1,6}H)?(\d{1,9}M)?(\d{1,9}S)?)?$/i.test(text)) return null;
  try {
    return ICAL.Duration.fromString(text.toUpperCase());
  } catch {
    return null;
  }
}

/** A period has its own end. */
export interface Period {
  start: ICAL.Time;
  /** In milliseconds. */
  until: number;
}

/** Returns a period such as `<start>/<end>` or `<start>/<duration>`; null when it cannot be read. */
export function readPeriod(text: string, property: Property, reading: Reading): Period | null {
  const [from = '', to = ''] = text.split('/');
  const start = readTime(from, property, reading);
  if (!start) return null;
  const duration = readDuration(to.trim());
  if (duration) return { start, until: endAfter(start, duration) };
  const end = readTime(to, property, reading);
  return end && { start, until: momentOf(end) };
}

/** Days are those of the calendar, hours are elapsed time: they differ when clocks change. */
export function endAfter(start: ICAL.Time, duration: ICAL.Duration): number {
  const { weeks, days, hours, minutes, seconds } = duration;
  const sign = duration.isNegative ? -1 : 1;
  const elapsed = 3600 * hours + 60 * minutes + seconds;
  return momentOf(daysAfter(start, sign * (7 * weeks + days))) + 1000 * sign * elapsed;
}
