/** When a new message is overdue: after one working day. */
import { isWorkingDay } from '../appointments/holidays.ts';
import { addDays, dayInBrussels, momentInBrussels, timeInBrussels } from '../days.ts';

/** No public holidays and weekends follow each other for longer. */
const MAX_DAYS_OFF = 10;

/**
 * Returns the moment before which messages must have been received to be overdue: the same time on the working day
 * before. A day off does not count, so on such a day it is the start of the last working day. A message of Friday 14:00
 * is overdue on Monday 14:00, one of Saturday on Tuesday 00:00.
 */
export function overdueBefore(now: Date): Date {
  const today = dayInBrussels(now);
  const before = workingDayBefore(today);
  return momentInBrussels(before, isWorkingDay(today) ? timeInBrussels(now) : '00:00');
}

function workingDayBefore(day: string): string {
  for (let days = 1; days <= MAX_DAYS_OFF; days++) {
    const before = addDays(day, -days);
    if (isWorkingDay(before)) return before;
  }
  throw new Error(`no working day before ${day}`);
}
