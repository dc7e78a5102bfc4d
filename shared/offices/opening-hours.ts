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

export interface Opening {
  isOpen: boolean;
  /** When it next closes or opens; null when it never opens. */
  changesAt: Date | null;
}

const DAYS_AHEAD = 7;

/** Whether an office is open at a moment, and until when. */
export function openingAt(hours: readonly OpeningSpan[], moment: Date): Opening {
  const now = moment.getTime();
  const next = cachedPeriodsFrom(hours, dayInBrussels(moment)).find(({ end }) => end > now);
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

function cachedPeriodsFrom(hours: readonly OpeningSpan[], today: string): readonly Period[] {
  const key = [today, ...hours.map(({ weekday, opens, closes }) => `${weekday} ${opens} ${closes}`)].join();
  const cached = cache.get(key);
  if (cached) return cached;
  const periods = periodsFrom(hours, today);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, periods);
  return periods;
}

/** The periods of a week and a day from a day on, in order; adjacent and overlapping periods are merged. */
function periodsFrom(hours: readonly OpeningSpan[], today: string): Period[] {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
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

function periodOf({ opens, closes }: OpeningSpan, day: string): Period {
  return {
    start: momentInBrussels(day, opens).getTime(),
    end: momentInBrussels(day, closes).getTime(),
  };
}
