/** Parses a VEVENT: its start and end, and whether it makes its owner busy. */
import ICAL from 'ical.js';
import type { Zones } from './zones.ts';

/** The event is invalid. */
class NoEvent extends Error {}

export interface CalendarEvent {
  uid: string | null;
  start: ICAL.Time;
  /** The end of an occurrence that starts then, in milliseconds. */
  endOf(start: ICAL.Time): number;
  isBusy: boolean;
  rules: ICAL.Recur[];
  /** Additional occurrences; a period has its own end. */
  dates: (ICAL.Time | ICAL.Period)[];
  excluded: ICAL.Time[];
  /** The occurrence that this modified version replaces. */
  replaces: ICAL.Time | null;
  /** Whether it also replaces all following occurrences. */
  isForFuture: boolean;
}

const DAY_MS = 86_400_000;

export function readEvent(component: ICAL.Component, zones: Zones): CalendarEvent {
  const times = (name: string) =>
    component.getAllProperties(name).flatMap((property) => zonedValues(property, zones));
  const [start] = times('dtstart');
  const [end] = times('dtend');
  const [replaces] = times('recurrence-id');
  if (!(start instanceof ICAL.Time)) throw new NoEvent('it has no start');
  return {
    uid: component.getFirstPropertyValue('uid') as string | null,
    start,
    endOf: endsAfter({ start, end, duration: component.getFirstPropertyValue('duration') }),
    isBusy: isBusy(component),
    rules: component.getAllProperties('rrule').map((property) => readRule(property, start)),
    dates: times('rdate'),
    excluded: times('exdate').filter((time) => time instanceof ICAL.Time),
    replaces: replaces instanceof ICAL.Time ? replaces : null,
    isForFuture: component.getFirstProperty('recurrence-id')?.getFirstParameter('range') === 'THISANDFUTURE',
  };
}

export function momentOf(time: ICAL.Time): number {
  return time.toUnixTime() * 1000;
}

/** Days, and times without a zone, are those of Brussels. */
function zonedValues(property: ICAL.Property, zones: Zones): (ICAL.Time | ICAL.Period)[] {
  const name = property.getFirstParameter('tzid');
  const values = property.getValues() as unknown[];
  return values.map((value) => {
    if (value instanceof ICAL.Period) {
      assignZone(value.start, name, zones);
      if (value.end) assignZone(value.end, name, zones);
      return value;
    }
    if (!(value instanceof ICAL.Time)) throw new NoEvent(`${property.name} is no time`);
    return assignZone(value, name, zones);
  });
}

function assignZone(time: ICAL.Time, name: string | undefined, zones: Zones): ICAL.Time {
  if (time.isDate || (time.zone !== ICAL.Timezone.utcTimezone && !name)) time.zone = zones.usual;
  else if (time.zone !== ICAL.Timezone.utcTimezone && name) time.zone = zones.find(name);
  return time;
}

/** An UNTIL day without a time includes the occurrences on that day. */
function readRule(property: ICAL.Property, start: ICAL.Time): ICAL.Recur {
  const rule = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) throw new NoEvent('its rule is none');
  const until: ICAL.Time | null = rule.until;
  if (!until || until.zone === ICAL.Timezone.utcTimezone) return rule;
  if (until.isDate && !start.isDate) {
    until.isDate = false;
    Object.assign(until, { hour: 23, minute: 59, second: 59 });
  }
  until.zone = start.zone;
  return rule;
}

interface Extent {
  start: ICAL.Time;
  end: ICAL.Time | ICAL.Period | undefined;
  duration: unknown;
}

/** All-day events have whole days and others have elapsed hours, also when clocks change. */
function endsAfter({ start, end, duration }: Extent): (start: ICAL.Time) => number {
  if (duration instanceof ICAL.Duration) {
    const sign = duration.isNegative ? -1 : 1;
    const days = sign * (7 * duration.weeks + duration.days);
    const seconds = sign * (3600 * duration.hours + 60 * duration.minutes + duration.seconds);
    return (time) => momentOf(daysAfter(time, days)) + 1000 * seconds;
  }
  const length = end instanceof ICAL.Time ? momentOf(end) - momentOf(start) : 0;
  if (!start.isDate) return (time) => momentOf(time) + length;
  const days = Math.max(1, Math.round(length / DAY_MS));
  return (time) => momentOf(daysAfter(time, days));
}

/** The same local time, so many days later. */
function daysAfter(time: ICAL.Time, days: number): ICAL.Time {
  const later = time.clone();
  later.adjust(days, 0, 0, 0);
  return later;
}

function isBusy(component: ICAL.Component): boolean {
  const says = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    says('transp') !== 'TRANSPARENT' &&
    says('status') !== 'CANCELLED' &&
    says('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}
