import { addDays, daysBetween } from '../days.ts';
import type { Period } from './periods.ts';
import { checkStay, type Rental, type Stay } from './stay.ts';

/** How many days around the requested period are searched. */
const DAYS_AROUND = 60;

/** Finds other periods of the same length in which the stay is possible, nearest first, without overlaps. */
export function findAlternativePeriods(
  { from, until, persons }: Stay,
  rental: Rental,
  { today, limit }: { today: string; limit: number },
): Period[] {
  const nights = daysBetween(from, until);
  const found: Period[] = [];
  const shifts = Array.from({ length: DAYS_AROUND }, (_, days) => [days + 1, -days - 1]).flat();
  for (const shift of shifts) {
    if (found.length === limit) break;
    const first = addDays(from, shift);
    const period = { from: first, until: addDays(first, nights) };
    const isApart = found.every((other) => other.until <= period.from || period.until <= other.from);
    if (isApart && checkStay({ ...period, persons }, rental, today).length === 0) found.push(period);
  }
  return found;
}
