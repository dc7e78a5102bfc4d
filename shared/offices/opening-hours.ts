/**
 * Opening hours of offices, in Brussels local time, independent of the machine's time zone. The current time is always
 * an argument.
 */
import { addDays, dayInBrussels, momentInBrussels, weekdayOf } from '../days.ts';

/** A span of opening hours: `HH:MM` in Brussels, ISO weekday. */
export interface OpeningSpan {
  weekday: number;
  opens: string;
  closes: string;
}

/** Days on which an office is closed: the first and the last one, `YYYY-MM-DD`. */
export interface ClosedDays {
  from: string;
  until: string;
}

/** A time of opening hours, `HH:MM`. */
export const OPENING_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export interface Opening {
  isOpen: boolean;
  /** When it next closes or opens; null when it never opens. */
  changesAt: Date | null;
}

const DAYS_AHEAD = 7;
/** Closed days of an office can follow each other, such as those of a holiday. */
const DAYS_AHEAD_WITH_CLOSED = 60;

/** Whether an office is open at a moment, and until when. */
export function openingAt(
  hours: readonly OpeningSpan[],
  moment: Date,
  closed: readonly ClosedDays[] = [],
): Opening {
  const now = moment.getTime();
  const next = cachedPeriodsFrom(hours, closed, dayInBrussels(moment)).find(({ end }) => end > now);
  if (!next) return { isOpen: false, changesAt: null };
  const isOpen = next.start <= now;
  return { isOpen, changesAt: new Date(isOpen ? next.end : next.start) };
}

interface Period {
  start: number;
  end: number;
}

/** Cached, because every page shows the offices and their periods change once a day. */
const cache = new Map<string, readonly Period[]>();
const MAX_CACHED = 100;

function cachedPeriodsFrom(
  hours: readonly OpeningSpan[],
  closed: readonly ClosedDays[],
  today: string,
): readonly Period[] {
  const key = [
    today,
    ...hours.map(({ weekday, opens, closes }) => `${weekday} ${opens} ${closes}`),
    ...closed.map(({ from, until }) => `${from} ${until}`),
  ].join();
  const cached = cache.get(key);
  if (cached) return cached;
  const periods = periodsFrom(hours, closed, today);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, periods);
  return periods;
}

/** The periods of the next days from a day on, in order; adjacent and overlapping periods are merged. */
function periodsFrom(hours: readonly OpeningSpan[], closed: readonly ClosedDays[], today: string): Period[] {
  const ahead = closed.length > 0 ? DAYS_AHEAD_WITH_CLOSED : DAYS_AHEAD;
  const days = Array.from({ length: ahead + 1 }, (_, index) => addDays(today, index)).filter(
    (day) => !isClosedOn(closed, day),
  );
  const periods = days
    .flatMap((day) =>
      hours.filter(({ weekday }) => weekday === weekdayOf(day)).map((span) => periodOf(span, day)),
    )
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  const merged: Period[] = [];
  for (const period of periods) {
    const last = merged.at(-1);
    if (last && period.start <= last.end) last.end = Math.max(last.end, period.end);
    else merged.push({ ...period });
  }
  return merged;
}

/** Whether an office is closed on a day by exception. */
function isClosedOn(closed: readonly ClosedDays[], day: string): boolean {
  return closed.some(({ from, until }) => from <= day && day <= until);
}

function periodOf({ opens, closes }: OpeningSpan, day: string): Period {
  return {
    start: momentInBrussels(day, opens).getTime(),
    end: momentInBrussels(day, closes).getTime(),
  };
}
