/**
 * Extracts the busy times of an agent, or the taken nights of a unit, from iCalendar text. Can be slow for some
 * rules.
 */
import ICAL from 'ical.js';
import { isOwnUid } from '../event-uid.ts';
import type { CalendarError } from './calendar-error.ts';
import { type CalendarEvent, readEvent } from './event.ts';
import { freeBusyTimes } from './free-busy.ts';
import { nightsOf } from './nights.ts';
import { type BusyTime, busyTimesOf } from './occurrences.ts';
import { relevantLines } from './relevant-lines.ts';
import { createZones, UnknownZone } from './zones.ts';

/** More than anyone has in half a year. */
const MAX_BUSY_TIMES = 10_000;

/** How a calendar is read. */
export interface ReadOptions {
  window: BusyTime;
  /** The public URL of this site, to recognise its own events. */
  publicUrl: string;
  /** Extends times to whole nights, from midnight to midnight in Brussels. */
  isByNight?: boolean;
}

export type ReadResult = { times: BusyTime[]; fault?: undefined } | { fault: CalendarError };

/**
 * Returns the times that overlap a window, merged and in order. By night, adjacent times stay separate, because they
 * are separate stays. If any part of the calendar cannot be parsed, the whole calendar is rejected.
 */
export function parseBusyTimes(text: string, wanted: ReadOptions): ReadResult {
  try {
    const calendars = parse(text);
    if (calendars.length === 0) return { fault: 'FORMAT' };
    const times = merge(
      calendars.flatMap((calendar) => timesOf(calendar, wanted)),
      wanted,
    );
    return times.length > MAX_BUSY_TIMES ? { fault: 'LIMIT' } : { times };
  } catch (error) {
    // The text is the only input, so every error of the library is caused by it.
    return { fault: error instanceof UnknownZone ? 'ZONE' : 'FORMAT' };
  }
}

/** A file can contain several calendars. */
function parse(text: string): ICAL.Component[] {
  const parsed = ICAL.parse(relevantLines(text)) as unknown[];
  const all = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
  return all.map((one) => new ICAL.Component(one)).filter(({ name }) => name === 'vcalendar');
}

function timesOf(calendar: ICAL.Component, { window, publicUrl, isByNight }: ReadOptions): BusyTime[] {
  const zones = createZones(calendar);
  // Ignore this site's own viewings and stays: agents and channel managers copy them to their calendars, but the
  // database has their current state.
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => readEvent(component, zones))
    .filter(({ uid }) => !isOwnUid(uid ?? '', publicUrl));
  const versions = Map.groupBy(
    events.filter(({ replaces }) => replaces),
    ({ uid }) => uid,
  );
  const isInside = ({ from, until }: BusyTime) => until > from && until > window.from && from < window.until;
  const found: BusyTime[] = [];
  const add = (time: BusyTime) => {
    const taken = isByNight ? nightsOf(time, window.until) : time;
    if (isInside(taken)) found.push(taken);
  };
  freeBusyTimes(calendar).forEach(add);
  for (const event of events)
    for (const time of timesOfEvent(event, versions.get(event.uid) ?? [], window.until)) add(time);
  return found;
}

/** A modified occurrence that replaces another one does not recur. */
function timesOfEvent(event: CalendarEvent, versions: readonly CalendarEvent[], end: number) {
  return event.replaces
    ? busyTimesOf({ ...event, rules: [], dates: [], excluded: [] }, [], end)
    : busyTimesOf(event, versions, end);
}

function merge(times: BusyTime[], { isByNight }: ReadOptions): BusyTime[] {
  const merged: BusyTime[] = [];
  for (const { from, until } of times.sort((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && (from < last.until || (from === last.until && !isByNight)))
      last.until = Math.max(last.until, until);
    else merged.push({ from, until });
  }
  return merged;
}
