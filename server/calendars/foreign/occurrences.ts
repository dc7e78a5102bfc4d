/** The occurrences of an event that recurs (RFC 5545, 3.8.5), with what replaces some of them. */
import ICAL from 'ical.js';
import { dayInBrussels } from '../../../shared/days.ts';
import { type CalendarEvent, momentOf } from './event.ts';

/** In milliseconds; half-open. */
export interface BusyTime {
  from: number;
  until: number;
}

/** When an event makes busy, before `end`; `versions`: what replaces its occurrences. */
export function* busyTimesOf(
  event: CalendarEvent,
  versions: readonly CalendarEvent[],
  end: number,
): Generator<BusyTime> {
  const left = new Exclusions(event);
  for (const time of event.excluded) left.add(time);
  for (const { replaces } of versions) if (replaces) left.add(replaces);
  const changes = versions
    .filter(({ isForFuture }) => isForFuture)
    .map((version) => ({ version, since: momentOf(version.replaces as ICAL.Time) }))
    .sort((one, other) => one.since - other.since);
  for (const { start, until } of occurrencesOf(event, end)) {
    const from = momentOf(start);
    if (left.has(from)) continue;
    const change = changes.findLast(({ since }) => since <= from);
    if (change) yield* moved(start, change.version);
    else if (event.isBusy) yield { from, until: until ?? event.endOf(start) };
  }
}

/** An occurrence after one that was moved with all that follow. */
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
  /** Of its own. */
  until?: number;
}

/** Some may come twice: as its start, and by its rule. */
function* occurrencesOf({ start, rules, dates }: CalendarEvent, end: number): Generator<Occurrence> {
  yield { start };
  for (const date of dates) {
    if (date instanceof ICAL.Period) yield { start: date.start, until: momentOf(date.getEnd()) };
    else yield { start: date };
  }
  for (const rule of rules) {
    const iterator = rule.iterator(start);
    for (let next = iterator.next(); next && momentOf(next) < end; next = iterator.next())
      yield { start: next };
  }
}

/** Occurrences that do not take place, or not as usual: by their moment, or by a day of which no time is said. */
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
