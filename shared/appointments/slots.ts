/** The slots in which a home can be viewed according to its rules, before bookings are considered. */
import { addDays, dayInBrussels, momentInBrussels, weekdayOf } from '../days.ts';
import { isHoliday } from './holidays.ts';
import type { ViewingRules } from './viewing-rules.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface Slot {
  startsAt: Date;
  endsAt: Date;
  /** The end of the pause after the viewing. */
  pauseEndsAt: Date;
}

/**
 * The slots of a day (`YYYY-MM-DD`), in chronological order. Opening hours are Brussels local time. Slots have their
 * length in elapsed minutes, also when clocks change.
 */
export function slotsOfDay(rules: ViewingRules, day: string): Slot[] {
  const length = rules.slotMinutes * MINUTE_MS;
  const step = length + rules.pauseMinutes * MINUTE_MS;
  const starts = new Set<number>();
  for (const { opens, closes } of hoursOf(rules, day)) {
    const end = momentInBrussels(day, closes).getTime();
    for (let start = momentInBrussels(day, opens).getTime(); start + length <= end; start += step)
      starts.add(start);
  }
  return [...starts]
    .sort((a, b) => a - b)
    .map((start) => ({
      startsAt: new Date(start),
      endsAt: new Date(start + length),
      pauseEndsAt: new Date(start + step),
    }));
}

/** The slot that begins at this moment; null when there is none. */
export function slotAt(rules: ViewingRules, moment: Date): Slot | null {
  const slots = slotsOfDay(rules, dayInBrussels(moment));
  return slots.find(({ startsAt }) => startsAt.getTime() === moment.getTime()) ?? null;
}

/** The first moment at which a viewing can begin, and the last day. */
export function bookingWindow({ leadHours, daysAhead }: ViewingRules, now: Date) {
  return {
    from: new Date(now.getTime() + leadHours * HOUR_MS),
    lastDay: addDays(dayInBrussels(now), daysAhead),
  };
}

/** Whether a slot is neither too soon nor too far ahead. */
export function isWithinBookingWindow({ startsAt }: Slot, rules: ViewingRules, now: Date): boolean {
  const { from, lastDay } = bookingWindow(rules, now);
  return startsAt >= from && dayInBrussels(startsAt) <= lastDay;
}

/** Whether a regular viewing day has no viewings, because of a holiday or an exception. */
export function isClosedDay(rules: ViewingRules, day: string): boolean {
  return hoursOf(rules, day).length === 0 && rules.hours.some(({ weekday }) => weekday === weekdayOf(day));
}

function hoursOf({ hours, exceptions, onHolidays }: ViewingRules, day: string) {
  const exception = exceptions.find(({ date }) => date === day);
  if (exception) return exception.hours;
  if (!onHolidays && isHoliday(day)) return [];
  return hours.filter(({ weekday }) => weekday === weekdayOf(day));
}
