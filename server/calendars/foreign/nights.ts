import { addDays, dayInBrussels, momentInBrussels } from '../../../shared/days.ts';
import type { BusyTime } from './occurrences.ts';

/**
 * The nights that a time takes before `end`, from midnight to midnight in Brussels. The day on which it ends is one of
 * departure, unless it is the one on which it begins; there it may even end before, in the hour that clocks skip. What ends
 * on a day before stays as it is.
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
