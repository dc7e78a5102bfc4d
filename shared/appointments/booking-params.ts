/** What the address of a booking says: which days are looked at, and which slot is wanted or held. */
import { addDays, dayInBrussels, daysBetween, parseDay, parseMoment, weekdayOf } from '../days.ts';

/** Two weeks from Monday to Sunday. */
export const DAYS_SHOWN = 14;

export interface BookingParams {
  /** The day whose slots are shown. */
  date: string | null;
  /** When a slot begins (ISO 8601), as the API writes it. */
  slot: string | null;
  /** The token of a hold. */
  hold: string | null;
  /** Another slot is looked for although one is held. */
  isChoosing: boolean;
}

/** What means nothing is ignored. */
export function parseBooking(query: URLSearchParams): BookingParams {
  return {
    date: parseDay(query.get('date')),
    slot: parseMoment(query.get('slot')),
    hold: query.get('hold') || null,
    isChoosing: query.has('choose'),
  };
}

/** The query string, without `?`. */
export function formatBooking({ date, slot, hold, isChoosing }: Partial<BookingParams>): string {
  const query = new URLSearchParams();
  if (date) query.set('date', date);
  if (slot) query.set('slot', slot);
  if (hold) query.set('hold', hold);
  if (isChoosing) query.set('choose', 'yes');
  return query.toString();
}

/** The first of the days that are shown with a day: weeks come in pairs, the first with the present or coming one. */
export function firstShown(day: string, now: Date): string {
  const thisWeek = presentMonday(dayInBrussels(now));
  const ahead = daysBetween(thisWeek, day);
  if (ahead < 0) return mondayOf(day);
  return addDays(thisWeek, Math.floor(ahead / DAYS_SHOWN) * DAYS_SHOWN);
}

/** The Sunday after which no more days are shown. */
export function lastShown(first: string): string {
  return addDays(presentMonday(first), DAYS_SHOWN - 1);
}

/** On a Sunday the week that counts is the next. */
export function presentMonday(day: string): string {
  return mondayOf(addDays(day, 1));
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}
