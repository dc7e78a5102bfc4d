/** One VEVENT: when it begins and ends, and whether whoever has it is busy. */
import ICAL from 'ical.js';
import type { Zones } from './zones.ts';

/** It says something that cannot be. */
class NoEvent extends Error {}

export interface CalendarEvent {
  uid: string | null;
  start: ICAL.Time;
  /** The end of an occurrence, in milliseconds. */
  endOf(start: ICAL.Time): number;
  isBusy: boolean;
  rules: ICAL.Recur[];
  /** Further occurrences; a period has an end of its own. */
  dates: (ICAL.Time | ICAL.Period)[];
  excluded: ICAL.Time[];
  /** The occurrence of which this is another version. */
  replaces: ICAL.Time | null;
  /** Whether it replaces all that follow, too. */
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

/** Whole days are those in Brussels, and so are times without a zone. */
function zonedValues(property: ICAL.Property, zones: Zones): (ICAL.Time | ICAL.Period)[] {
  const name = property.getFirstParameter('tzid');
  const values = property.getValues() as unknown[];
  return values.map((value) => {
    if (value instanceof ICAL.Period) {
      giveZone(value.start, name, zones);
      if (value.end) giveZone(value.end, name, zones);
      return value;
    }
    if (!(value instanceof ICAL.Time)) throw new NoEvent(`${property.name} is no time`);
    return giveZone(value, name, zones);
  });
}

function giveZone(time: ICAL.Time, name: string | undefined, zones: Zones): ICAL.Time {
  if (time.isDate || (time.zone !== ICAL.Timezone.utcTimezone && !name)) time.zone = zones.usual;
  else if (time.zone !== ICAL.Timezone.utcTimezone && name) time.zone = zones.find(name);
  return time;
}

/** A last day without a time includes what happens on it. */
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

/** Whole days stay whole days, and hours hours, on days on which clocks change, too. */
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

/** At the same hour. */
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
