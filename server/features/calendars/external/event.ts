/** Reads a VEVENT: when it takes place, and whether it makes its owner busy. */
import type ICAL from 'ical.js';
import type { EventFault } from './calendar-error.ts';
import type { CalendarComponent } from './components.ts';
import { type End, endsAfter, readEnd } from './event-end.ts';
import { type Properties, readProperties, wordOf } from './properties.ts';
import { readRecurrence } from './recurrence.ts';
import { guessDay, momentOf, type Period, type Reading, readTime, timeAt } from './times.ts';
import type { Zones } from './zones.ts';

/** Half-open, in milliseconds since 1970. */
export interface BusyTime {
  from: number;
  until: number;
}

export interface CalendarEvent {
  /** Empty when it has none. */
  uid: string;
  title: string;
  start: ICAL.Time;
  /** The end of an occurrence that starts then, in milliseconds. */
  endOf(start: ICAL.Time): number;
  isBusy: boolean;
  rules: ICAL.Recur[];
  /** Additional occurrences. */
  dates: (ICAL.Time | Period)[];
  excluded: ICAL.Time[];
  /** The occurrence that this modified version replaces. */
  replaces: ICAL.Time | null;
  /** Whether it also replaces all following occurrences. */
  isForFuture: boolean;
  /** What could not be read. */
  faults: Set<EventFault>;
}

export interface EventOptions {
  zones: Zones;
  window: BusyTime;
  /** Whether only whole nights count. */
  isByNight?: boolean;
}

/** Longer titles are cut: only their first words matter. */
const MAX_TITLE = 100;

/** Never fails: an event with a property that cannot be read lasts as long as it can. */
export function readEvent(component: CalendarComponent, options: EventOptions): CalendarEvent {
  const properties = readProperties(component);
  const reading: Reading = { zones: options.zones, faults: new Set() };
  if (!component.isComplete) reading.faults.add('EVENT');
  const { replaces, isForFuture } = readReplaced(properties, reading);
  const own = {
    uid: properties.get('UID')?.[0]?.value ?? '',
    title: properties.get('SUMMARY')?.[0]?.value.slice(0, MAX_TITLE) ?? '',
    isBusy: isBusy(properties),
    faults: reading.faults,
    replaces,
    isForFuture: isForFuture && replaces !== null,
  };
  // The end may be among the lines that are missing.
  const end = readEnd(properties, reading) ?? (component.isComplete ? null : 'UNKNOWN');
  const start = readStart(properties, reading);
  if (!start) return Object.assign(own, undated(properties, end, { reading, window: options.window }));
  return Object.assign(
    own,
    { start, endOf: endsAfter(start, end, { reading, ...options }) },
    readRecurrence(properties, start, {
      reading,
      window: options.window,
      isLostSeries: isForFuture && replaces === null,
    }),
  );
}

function readStart(properties: Properties, reading: Reading): ICAL.Time | null {
  const [property] = properties.get('DTSTART') ?? [];
  if (!property) return null;
  const time = readTime(property.value, property, reading);
  if (!time) reading.faults.add('EVENT');
  return time ?? guessDay(property.value, reading);
}

/** An event without a start takes the whole time before its end, or the whole window. */
function undated(
  properties: Properties,
  end: End,
  { reading, window }: { reading: Reading; window: BusyTime },
): Pick<CalendarEvent, 'start' | 'endOf' | 'rules' | 'dates' | 'excluded'> {
  const recurs = properties.has('RRULE') || properties.has('RDATE');
  const until = end && end !== 'UNKNOWN' && 'year' in end && !recurs ? momentOf(end) : null;
  reading.faults.add(until === null ? 'UNDATED' : 'EVENT');
  const start = timeAt(window.from);
  return { start, endOf: () => until ?? window.until, rules: [], dates: [], excluded: [] };
}

/** A version whose occurrence cannot be read replaces none: both are busy. */
function readReplaced(properties: Properties, reading: Reading) {
  const [property] = properties.get('RECURRENCE-ID') ?? [];
  const replaces = property ? readTime(property.value, property, reading) : null;
  if (property && !replaces) reading.faults.add('EVENT');
  const isForFuture = property?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE';
  return { replaces, isForFuture };
}

function isBusy(properties: Properties): boolean {
  return (
    wordOf(properties, 'TRANSP') !== 'TRANSPARENT' &&
    wordOf(properties, 'STATUS') !== 'CANCELLED' &&
    wordOf(properties, 'X-MICROSOFT-CDO-BUSYSTATUS') !== 'FREE'
  );
}
