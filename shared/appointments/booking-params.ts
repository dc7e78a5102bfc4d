/** The query parameters of a booking: the displayed days, and the chosen or held slot. */
import { addDays, dayInBrussels, daysBetween, parseDay, parseMoment, weekdayOf } from '../days.ts';

/** Two weeks from Monday to Sunday. */
export const DAYS_SHOWN = 14;

export interface BookingParams {
  /** The day whose slots are shown. */
  date: string | null;
  /** The start of the chosen slot (ISO 8601, as in the API). */
  slot: string | null;
  /** The token of a hold. */
  hold: string | null;
  /** Whether the visitor is choosing another slot although one is held. */
  isChoosingSlot: boolean;
}

/** Parses the query parameters; invalid values are ignored. */
export function parseBooking(query: URLSearchParams): BookingParams {
  return {
    date: parseDay(query.get('date')),
    slot: parseMoment(query.get('slot')),
    hold: query.get('hold') || null,
    isChoosingSlot: query.has('choose'),
  };
}

/** The query string, without `?`. */
export function formatBooking({ date, slot, hold, isChoosingSlot }: Partial<BookingParams>): string {
  const query = new URLSearchParams();
  if (date) query.set('date', date);
  if (slot) query.set('slot', slot);
  if (hold) query.set('hold', hold);
  if (isChoosingSlot) query.set('choose', 'yes');
  return query.toString();
}

/** The first displayed day for a given day. Weeks are shown in pairs; the first pair starts with the current week. */
export function firstDisplayedDay(day: string, now: Date): string {
  const thisWeek = currentMonday(dayInBrussels(now));
  const ahead = daysBetween(thisWeek, day);
  if (ahead < 0) return mondayOf(day);
  return addDays(thisWeek, Math.floor(ahead / DAYS_SHOWN) * DAYS_SHOWN);
}

/** The last displayed day, a Sunday. */
export function lastDisplayedDay(first: string): string {
  return addDays(currentMonday(first), DAYS_SHOWN - 1);
}

/** The Monday of the current week; on a Sunday, that of the next week. */
export function currentMonday(day: string): string {
  return mondayOf(addDays(day, 1));
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}
