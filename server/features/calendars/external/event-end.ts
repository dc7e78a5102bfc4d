/** Reads the end of an event. */
import ICAL from 'ical.js';
import { addDays, dayInBrussels, momentInBrussels } from '../../../../shared/days.ts';
import type { EventOptions } from './event.ts';
import type { Properties } from './properties.ts';
import { daysAfter, endAfter, guessDay, momentOf, type Reading, readDuration, readTime } from './times.ts';

/** `UNKNOWN`: it cannot be read; null: there is none. */
export type End = ICAL.Time | ICAL.Duration | 'UNKNOWN' | null;

const DAY_MS = 86_400_000;

export function readEnd(properties: Properties, reading: Reading): End {
  const [end] = properties.get('DTEND') ?? [];
  const [duration] = properties.get('DURATION') ?? [];
  if (!end && !duration) return null;
  const read = (end && readTime(end.value, end, reading)) ?? (duration && readDuration(duration.value));
  if (read) return read;
  reading.faults.add('EVENT');
  const day = end && guessDay(end.value, reading);
  return day ? daysAfter(day, 1) : 'UNKNOWN';
}

/**
 * Returns the function from the start of an occurrence to its end, in milliseconds. All-day events have whole days and
 * others have elapsed hours, also when clocks change.
 */
export function endsAfter(
  start: ICAL.Time,
  end: End,
  { reading, ...options }: EventOptions & { reading: Reading },
): (start: ICAL.Time) => number {
  const isContradiction = endsTooEarly(start, end);
  if (isContradiction) reading.faults.add('EVENT');
  if (isContradiction || end === 'UNKNOWN') return latestEnd(start, options);
  if (end instanceof ICAL.Duration) return (time) => endAfter(time, end);
  const length = end ? momentOf(end) - momentOf(start) : 0;
  const isUntilHour = end !== null && !end.isDate && length > 0;
  if (!start.isDate || isUntilHour) return (time) => momentOf(time) + length;
  const days = Math.max(1, Math.round(length / DAY_MS));
  return (time) => momentOf(daysAfter(time, days));
}

/** Whether an event ends before it starts. A day as the end of hours is mostly meant to be part of the event. */
function endsTooEarly(start: ICAL.Time, end: End): boolean {
  if (end instanceof ICAL.Duration) return end.isNegative;
  if (!(end instanceof ICAL.Time)) return false;
  const length = momentOf(end) - momentOf(start);
  // A time in the hour that clocks skip in spring is later than the local time after it.
  const isInSkippedHour = end.zone === start.zone && end.toString() > start.toString();
  return (length < 0 && !isInSkippedHour) || (length === 0 && end.isDate && !start.isDate);
}

/** Hours of unknown length last until midnight; days and nights can last for weeks. */
function latestEnd(
  { isDate }: ICAL.Time,
  { window, isByNight }: Pick<EventOptions, 'window' | 'isByNight'>,
): (start: ICAL.Time) => number {
  if (isDate || isByNight) return () => window.until;
  return (time) => {
    const day = dayInBrussels(new Date(momentOf(time)));
    return momentInBrussels(addDays(day, 1), '00:00').getTime();
  };
}
