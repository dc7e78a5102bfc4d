/** Expands the occurrences of a recurring event (RFC 5545, 3.8.5), with modified occurrences replaced. */
import ICAL from 'ical.js';
import { dayInBrussels } from '../../../../shared/days.ts';
import type { BusyTime, CalendarEvent } from './event.ts';
import { everyDay } from './recurrence.ts';
import { momentOf } from './times.ts';

/** Yields the busy times of an event before `end`; `versions` are its modified occurrences. */
export function* busyTimesOf(
  event: CalendarEvent,
  versions: readonly CalendarEvent[],
  end: number,
): Generator<BusyTime> {
  const excluded = new Exclusions(event);
  for (const time of event.excluded) excluded.add(time);
  for (const { replaces } of versions) if (replaces) excluded.add(replaces);
  const changes = versions
    .filter(({ isForFuture }) => isForFuture)
    .map((version) => ({ version, since: momentOf(version.replaces as ICAL.Time) }))
    .sort((a, b) => a.since - b.since);
  for (const { start, until } of occurrencesOf(event, end)) {
    const from = momentOf(start);
    if (excluded.has(from)) continue;
    const change = changes.findLast(({ since }) => since <= from);
    if (change) yield* moved(start, change.version);
    else if (event.isBusy) yield { from, until: until ?? event.endOf(start) };
  }
}

/** Shifts an occurrence after another that was moved together with all following ones. */
function* moved(
  start: ICAL.Time,
  { start: first, replaces, endOf, isBusy }: CalendarEvent,
): Generator<BusyTime> {
  if (!isBusy || !replaces) return;
  const later = start.clone();
  later.addDuration(first.subtractDateTz(replaces));
  yield { from: momentOf(later), until: endOf(later) };
}

interface Occurrence {
  start: ICAL.Time;
  /** The end, if it differs from the event's usual duration. */
  until?: number;
}

/** Can yield an occurrence twice: as the start of the event, and by its rule. */
function* occurrencesOf({ start, rules, dates, faults }: CalendarEvent, end: number): Generator<Occurrence> {
  yield { start };
  for (const date of dates) yield date instanceof ICAL.Time ? { start: date } : date;
  for (const rule of rules) {
    try {
      yield* occurrencesBy(rule, start, end);
    } catch {
      // The library rejects some rules only when it follows them.
      faults.add('EVENT');
      yield* occurrencesBy(everyDay(), start, end);
    }
  }
}

function* occurrencesBy(rule: ICAL.Recur, start: ICAL.Time, end: number): Generator<Occurrence> {
  const iterator = rule.iterator(start);
  for (let next = iterator.next(); next && momentOf(next) < end; next = iterator.next())
    yield { start: next };
}

/** Occurrences that are cancelled or replaced, by their moment, or by their day when no time is given. */
class Exclusions {
  private readonly moments = new Set<number>();
  private readonly days = new Set<string>();
  private readonly isAllDay: boolean;

  constructor({ start }: CalendarEvent) {
    this.isAllDay = start.isDate;
  }

  add(time: ICAL.Time): void {
    const moment = momentOf(time);
    if (time.isDate || this.isAllDay) this.days.add(dayInBrussels(new Date(moment)));
    else this.moments.add(moment);
  }

  has(moment: number): boolean {
    return this.moments.has(moment) || (this.days.size > 0 && this.days.has(dayInBrussels(new Date(moment))));
  }
}
