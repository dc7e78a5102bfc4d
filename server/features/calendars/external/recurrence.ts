/** Reads when an event recurs. */
import ICAL from 'ical.js';
import type { BusyTime, CalendarEvent } from './event.ts';
import type { Properties, Property } from './properties.ts';
import { type Period, type Reading, readPeriod, readTime } from './times.ts';

type Recurrence = Pick<CalendarEvent, 'rules' | 'dates' | 'excluded'>;

interface RecurrenceOptions {
  reading: Reading;
  window: BusyTime;
  /** Whether this version of all that follows does not say from which occurrence on. */
  isLostSeries: boolean;
}

const NO_PARAMETERS = { parameters: new Map<string, string>() };

/** Rules and dates that cannot be read count as every day. Exceptions that cannot be read are none. */
export function readRecurrence(
  properties: Properties,
  start: ICAL.Time,
  { reading, window, isLostSeries }: RecurrenceOptions,
): Recurrence {
  const dates = timesOf(properties.get('RDATE'), reading, true);
  const excluded = timesOf(properties.get('EXDATE'), reading, false);
  const rules: ICAL.Recur[] = [];
  for (const { value } of properties.get('RRULE') ?? []) {
    const rule = readRule(value, start, reading);
    if (rule) rules.push(rule);
    else if (IS_WITHIN_DAYS.test(value)) dates.push({ start, until: window.until });
    else rules.push(everyDay());
  }
  if (dates.includes(null)) rules.push(everyDay());
  // It cannot be told from a series of its own.
  if (isLostSeries) rules.push(everyDay());
  return {
    rules,
    dates: dates.filter((date) => date !== null),
    excluded: excluded.filter((time) => time instanceof ICAL.Time),
  };
}

/** Recurs within a day, so that every day would be too rarely. */
const IS_WITHIN_DAYS = /HOURLY|MINUTELY|SECONDLY/i;

export function everyDay(): ICAL.Recur {
  return new ICAL.Recur({ freq: 'DAILY' });
}

/** Null stands for values that cannot be read. */
function timesOf(
  properties: readonly Property[] = [],
  reading: Reading,
  arePeriodsAllowed: boolean,
): (ICAL.Time | Period | null)[] {
  const times = properties.flatMap((property) =>
    property.value
      .split(',')
      .filter((text) => text.trim() !== '')
      .map((text) =>
        arePeriodsAllowed && text.includes('/')
          ? readPeriod(text, property, reading)
          : readTime(text, property, reading),
      ),
  );
  if (times.includes(null)) reading.faults.add('EVENT');
  return times;
}

/** Returns a recurrence rule; null when it cannot be read. One whose end cannot be read has none. */
function readRule(text: string, start: ICAL.Time, reading: Reading): ICAL.Recur | null {
  const parts = text
    .toUpperCase()
    .split(';')
    .map((part) => part.trim())
    .filter((part) => !/^([\w-]+=)?$/.test(part));
  const isUntil = (part: string) => part.startsWith('UNTIL=');
  const rule = parseRule(parts.filter((part) => !isUntil(part)).join(';'));
  if (!rule) reading.faults.add('EVENT');
  const until = parts.find(isUntil)?.slice('UNTIL='.length);
  if (rule && until) rule.until = readUntil(until, start, reading) as ICAL.Time;
  return rule;
}

function parseRule(text: string): ICAL.Recur | null {
  try {
    const rule = ICAL.Recur.fromString(text);
    return rule.freq && (rule.count ?? 0) >= 0 ? rule : null;
  } catch {
    return null;
  }
}

/** A day without a time includes the occurrences on that day. */
function readUntil(text: string, start: ICAL.Time, reading: Reading): ICAL.Time | null {
  const until = readTime(text, NO_PARAMETERS, reading);
  if (!until) reading.faults.add('EVENT');
  if (!until || until.zone === ICAL.Timezone.utcTimezone) return until;
  if (until.isDate && !start.isDate) {
    until.isDate = false;
    Object.assign(until, { hour: 23, minute: 59, second: 59 });
  }
  until.zone = start.zone;
  return until;
}
