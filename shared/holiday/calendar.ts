/** The calendar of a rental unit by months, with the state of each day. */
import { addDays, weekdayOf } from '../days.ts';
import { seasonOn } from './periods.ts';
import { checkStay, type Rental } from './stay.ts';

/**
 * PAST, CLOSED (outside any season), TAKEN, FREE (its night is available), or ARRIVAL (free, and a stay of the minimum
 * length can begin).
 */
export type DayState = 'PAST' | 'CLOSED' | 'TAKEN' | 'FREE' | 'ARRIVAL';

export interface CalendarDay {
  day: string;
  state: DayState;
}

export interface MonthOf<Cell> {
  /** `YYYY-MM` */
  month: string;
  /** From Monday to Sunday; null for days of another month. */
  weeks: (Cell | null)[][];
}

export type CalendarMonth = MonthOf<CalendarDay>;

/** The given number of months, from the current one. */
export function calendarMonths(rental: Rental, today: string, count: number): CalendarMonth[] {
  return monthsOf(today, count, (day) => ({ day, state: stateOf(day, rental, today) }));
}

/** The given number of months, from that of a day, with a cell for each day. */
export function monthsOf<Cell>(from: string, count: number, cellOf: (day: string) => Cell): MonthOf<Cell>[] {
  const months: MonthOf<Cell>[] = [];
  let first = `${from.slice(0, 7)}-01`;
  while (months.length < count) {
    const month = first.slice(0, 7);
    const days: (Cell | null)[] = Array.from({ length: weekdayOf(first) - 1 }, () => null);
    let day = first;
    for (; day.startsWith(month); day = addDays(day, 1)) days.push(cellOf(day));
    while (days.length % 7 > 0) days.push(null);
    months.push({
      month,
      weeks: Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7)),
    });
    first = day;
  }
  return months;
}

function stateOf(day: string, rental: Rental, today: string): DayState {
  if (day < today) return 'PAST';
  if (rental.unavailable.some(({ from, until }) => from <= day && day < until)) return 'TAKEN';
  const season = seasonOn(day, rental.seasons);
  if (!season) return 'CLOSED';
  const shortest = { from: day, until: addDays(day, season.minNights), persons: 1 };
  return checkStay(shortest, rental, today).length === 0 ? 'ARRIVAL' : 'FREE';
}
