/** Months as `YYYY-MM` texts, and their days. */
import { addDays, momentInBrussels, parseDay } from '../../../shared/days.ts';

/** A month with its first day, and the first day of the next one. */
export interface Month {
  name: string;
  first: string;
  next: string;
}

/** Parses a month; null unless it exists. */
export function parseMonth(text: string): Month | null {
  const first = parseDay(`${text}-01`);
  return first === null ? null : monthOf(first);
}

/** The month of a day. */
export function monthOf(day: string): Month {
  const name = day.slice(0, 7);
  const first = `${name}-01`;
  return { name, first, next: `${addDays(first, 31).slice(0, 7)}-01` };
}

/** The month before a month. */
export function monthBefore({ first }: Month): Month {
  return monthOf(addDays(first, -1));
}

/** The days of a month up to a day. */
export function daysOf({ first, next }: Month, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day < next && day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The moments at which a month begins and ends in Brussels. */
export function momentsOf({ first, next }: Month): { start: Date; end: Date } {
  return { start: momentInBrussels(first, '00:00'), end: momentInBrussels(next, '00:00') };
}
