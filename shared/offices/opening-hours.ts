/**
 * When an office is open. Its hours are those of the clocks in Brussels, independent of the zone of the machine
 * that asks; nothing here looks at a clock of its own.
 */
import { addDays, dayInBrussels, momentInBrussels, weekdayOf } from '../days.ts';

/** A span in which an office is open; `HH:MM` in Brussels, ISO weekday. */
export interface OpeningSpan {
  weekday: number;
  opens: string;
  closes: string;
}

export interface Opening {
  isOpen: boolean;
  /** When it closes, or opens again; null when it never opens. */
  changesAt: Date | null;
}

const DAYS_AHEAD = 7;

/** Whether an office is open at a moment, and until when that holds. */
export function openingAt(hours: readonly OpeningSpan[], moment: Date): Opening {
  const now = moment.getTime();
  const next = periodsOnceADay(hours, dayInBrussels(moment)).find(({ end }) => end > now);
  if (!next) return { isOpen: false, changesAt: null };
  const isOpen = next.start <= now;
  return { isOpen, changesAt: new Date(isOpen ? next.end : next.start) };
}

interface Period {
  start: number;
  end: number;
}

/** Every page shows the offices, and their periods change once a day. */
const known = new Map<string, readonly Period[]>();
const MOST_KNOWN = 100;

function periodsOnceADay(hours: readonly OpeningSpan[], today: string): readonly Period[] {
  const key = [today, ...hours.map(({ weekday, opens, closes }) => `${weekday} ${opens} ${closes}`)].join();
  const before = known.get(key);
  if (before) return before;
  const periods = periodsFrom(hours, today);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, periods);
  return periods;
}

/** The periods of a week and a day from a day on, in order; those that touch or overlap are one. */
function periodsFrom(hours: readonly OpeningSpan[], today: string): Period[] {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  const periods = days
    .flatMap((day) =>
      hours.filter(({ weekday }) => weekday === weekdayOf(day)).map((span) => periodOf(span, day)),
    )
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  const joined: Period[] = [];
  for (const period of periods) {
    const last = joined.at(-1);
    if (last && period.start <= last.end) last.end = Math.max(last.end, period.end);
    else joined.push({ ...period });
  }
  return joined;
}

function periodOf({ opens, closes }: OpeningSpan, day: string): Period {
  return {
    start: momentInBrussels(day, opens).getTime(),
    end: momentInBrussels(day, closes).getTime(),
  };
}
