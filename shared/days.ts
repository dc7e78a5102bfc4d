/**
 * Calendar days as `YYYY-MM-DD` texts, without hours and time zone: adding a day always gives the next day, also when
 * clocks change. Their text order is their chronological order.
 */
import { TIME_ZONE } from './locales.ts';

const DAY_MS = 86_400_000;
const DAY = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const HOUR_MS = 3_600_000;
/** Offset of Brussels from UTC. */
const SUMMER_OFFSET_MS = 2 * HOUR_MS;
const WINTER_OFFSET_MS = HOUR_MS;
/**
 * Created when first used: most pages do not need it, and the first `Intl` format takes a phone a tenth of a second.
 */
let format: Intl.DateTimeFormat | undefined;

/** Parses a day; null unless the text is an existing day between 1900 and 2199. */
export function parseDay(text: unknown): string | null {
  if (typeof text !== 'string' || !DAY.test(text)) return null;
  return addDays(text, 0) === text ? text : null;
}

/** Parses a moment in the format of the API (ISO 8601 in UTC); null when it is invalid. */
export function parseMoment(text: unknown): string | null {
  if (typeof text !== 'string' || !MOMENT.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days from the first to the second; negative when the second is earlier. */
export function daysBetween(day: string, later: string): number {
  return (Date.parse(later) - Date.parse(day)) / DAY_MS;
}

/** ISO weekday: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The first day with an ISO weekday, on a day or after it. */
export function nextWeekday(day: string, weekday: number): string {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7);
}

/** Date and time in Brussels at a moment: `YYYY-MM-DD HH:MM`. */
function inBrussels(moment: Date): string {
  format ??= new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  });
  return format.format(moment);
}

/** The date in Brussels at a moment. */
export function dayInBrussels(moment: Date): string {
  return inBrussels(moment).slice(0, 10);
}

/** The local time in Brussels at a moment: `HH:MM`. */
export function timeInBrussels(moment: Date): string {
  return inBrussels(moment).slice(11);
}

/**
 * The moment of a local time (`HH:MM`) in Brussels. A time that occurs twice, in autumn, is the first of both. A time
 * that is skipped, in spring, is as long after midnight as it would be without the change.
 */
export function momentInBrussels(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const inSummer = new Date(asUtc - SUMMER_OFFSET_MS);
  const isSummer = timeInBrussels(inSummer) === time;
  return isSummer ? inSummer : new Date(asUtc - WINTER_OFFSET_MS);
}

/**
 * Which of two moments with the same local time in Brussels this is, in the night in which summer time ends; null when
 * the local time is unique.
 */
export function ambiguousTimeSeason(moment: Date): 'summer' | 'winter' | null {
  const time = timeInBrussels(moment);
  const shows = (shift: number) => timeInBrussels(new Date(moment.getTime() + shift)) === time;
  if (shows(HOUR_MS)) return 'summer';
  return shows(-HOUR_MS) ? 'winter' : null;
}
