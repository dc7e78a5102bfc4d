import { addDays, dayInBrussels, momentInBrussels } from '../../../../shared/days.ts';
import type { BusyTime } from './event.ts';

/**
 * Extends a time that begins before `end` to whole nights, from midnight to midnight in Brussels. The day on which it
 * ends is the day of departure; a time within one day takes that night. It may even end before it begins, in the hour
 * that is skipped in spring. A time whose last day precedes its first is returned unchanged.
 */
export function nightsOf({ from, until }: BusyTime, end: number): BusyTime {
  if (from >= end) return { from, until };
  const [first, last] = [from, Math.min(until, end)].map((moment) => dayInBrussels(new Date(moment))) as [
    string,
    string,
  ];
  if (last < first) return { from, until };
  const midnight = (day: string) => momentInBrussels(day, '00:00').getTime();
  return { from: midnight(first), until: midnight(last > first ? last : addDays(first, 1)) };
}

/** Whether a time begins and ends on the same day in Brussels; it may end at midnight. */
export function isWithinDay({ from, until }: BusyTime): boolean {
  return dayInBrussels(new Date(from)) === dayInBrussels(new Date(Math.max(from, until - 1)));
}
