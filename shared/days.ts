/**
 * Calendar days as `YYYY-MM-DD` texts. They have no hours and no zone: a day more is always the next day, also
 * on the night on which clocks change. As texts they compare in their order.
 */
import { TIME_ZONE } from './locales.ts';

const DAY_MS = 86_400_000;
const DAY = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const IN_BRUSSELS = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The day that a text names; null when there is no such day between 1900 and 2199. */
export function parseDay(text: unknown): string | null {
  if (typeof text !== 'string' || !DAY.test(text)) return null;
  return addDays(text, 0) === text ? text : null;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days later the second is: negative when it is the earlier one. */
export function daysBetween(day: string, later: string): number {
  return (Date.parse(later) - Date.parse(day)) / DAY_MS;
}

/** ISO weekday: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The day that it is in Brussels at a moment. */
export function dayInBrussels(moment: Date): string {
  return IN_BRUSSELS.format(moment);
}
