/**
 * Extracts the busy times of an agent, or the taken nights of a unit, from iCalendar text. Can be slow for some
 * rules.
 */
import { isOwnUid } from '../event-uid.ts';
import { type CalendarError, EVENT_FAULTS, type EventFault } from './calendar-error.ts';
import { type CalendarComponent, isCalendar, readComponents } from './components.ts';
import { type BusyTime, type CalendarEvent, readEvent } from './event.ts';
import { isBlock, isCheckOut } from './event-kinds.ts';
import { freeBusyTimes } from './free-busy.ts';
import { isWithinDay, nightsOf } from './nights.ts';
import { busyTimesOf } from './occurrences.ts';
import { momentOf } from './times.ts';
import { createZones } from './zones.ts';

/** More than anyone has in half a year. */
const MAX_BUSY_TIMES = 10_000;

/** How a calendar is read. */
export interface ReadOptions {
  window: BusyTime;
  /** The public URL of this site, to recognise its own events. */
  publicUrl: string;
  /** Extends times to whole nights, from midnight to midnight in Brussels. */
  isByNight?: boolean;
  /** Leaves out nights that are blocked without a booking. */
  ignoresBlocks?: boolean;
}

export interface TakenTime extends BusyTime {
  /** Nights that are blocked without a booking. */
  isBlock?: true;
}

/** `partial`: the worst of what could not be read in single events; they are busy. */
export type ReadResult =
  | { times: TakenTime[]; partial?: EventFault; fault?: undefined }
  | { fault: CalendarError };

/**
 * Returns the times that overlap a window, merged and in order. By night, adjacent times stay separate, because they
 * are separate stays, and so do blocks. An event that cannot be read wholly is busy as long as it can be; only a text
 * that is no calendar, or breaks off, is rejected.
 */
export function parseBusyTimes(text: string, wanted: ReadOptions): ReadResult {
  if (!isCalendar(text)) return { fault: 'TYPE' };
  const calendars = readComponents(text);
  if (!calendars) return { fault: 'FORMAT' };
  const faults = new Set<EventFault>();
  const found = calendars.flatMap((calendar) => timesOf(calendar, wanted, faults));
  const merged = [false, true].flatMap((isBlocked) =>
    merge(
      found.filter((time) => (time.isBlock === true) === isBlocked),
      wanted,
    ),
  );
  if (merged.length > MAX_BUSY_TIMES) return { fault: 'LIMIT' };
  const times = merged.sort((a, b) => a.from - b.from);
  const partial = EVENT_FAULTS.findLast((fault) => faults.has(fault));
  return partial ? { times, partial } : { times };
}

function timesOf(calendar: CalendarComponent, wanted: ReadOptions, faults: Set<EventFault>): TakenTime[] {
  const { window, publicUrl, isByNight } = wanted;
  const options = Object.assign({ zones: createZones(calendar) }, wanted);
  const found: TakenTime[] = [];
  /** Returns whether the time counts. */
  const add = (time: BusyTime, title: string): boolean => {
    const taken = isByNight ? takenNights(time, title, wanted) : time;
    if (!taken || !isInside(taken, window)) return false;
    found.push(taken);
    return true;
  };
  for (const component of componentsOf(calendar, 'VFREEBUSY')) {
    const reading = { zones: options.zones, faults };
    for (const time of freeBusyTimes(component, { reading, ...options })) add(time, '');
  }
  // Ignore this site's own viewings and stays: agents and channel managers copy them to their calendars, but the
  // database has their current state.
  const events = componentsOf(calendar, 'VEVENT')
    .map((component) => readEvent(component, options))
    .filter(({ uid }) => !isOwnUid(uid, publicUrl));
  const versions = Map.groupBy(
    events.filter(({ uid, replaces }) => uid !== '' && replaces),
    ({ uid }) => uid,
  );
  for (const event of events) {
    // Faults of past events concern no agency.
    let isRelevant = event.replaces !== null && momentOf(event.replaces) > window.from;
    for (const time of timesOfEvent(event, versions.get(event.uid) ?? [], window.until))
      isRelevant = add(time, event.title) || isRelevant;
    if (isRelevant) for (const fault of event.faults) faults.add(fault);
  }
  return found;
}

const componentsOf = ({ children }: CalendarComponent, name: string) =>
  children.filter((component) => component.name === name);

const isInside = ({ from, until }: BusyTime, window: BusyTime) =>
  until > from && until > window.from && from < window.until;

/** The nights that an event of a unit takes; null when it takes none. */
function takenNights(
  time: BusyTime,
  title: string,
  { window, ignoresBlocks }: ReadOptions,
): TakenTime | null {
  if (isCheckOut(title) && isWithinDay(time)) return null;
  const nights = nightsOf(time, window.until);
  if (!isBlock(title)) return nights;
  return ignoresBlocks ? null : Object.assign(nights, { isBlock: true as const });
}

/** A modified occurrence that replaces another one does not recur. */
function timesOfEvent(event: CalendarEvent, versions: readonly CalendarEvent[], end: number) {
  return event.replaces
    ? busyTimesOf({ ...event, rules: [], dates: [], excluded: [] }, [], end)
    : busyTimesOf(event, versions, end);
}

function merge(times: TakenTime[], { isByNight }: ReadOptions): TakenTime[] {
  const merged: TakenTime[] = [];
  for (const time of times.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && (time.from < last.until || (time.from === last.until && !isByNight)))
      last.until = Math.max(last.until, time.until);
    else merged.push({ ...time });
  }
  return merged;
}
