/**
 * Calendar days as `YYYY-MM-DD` texts. They have no hours and no zone: a day more is always the next day, also
 * on the night on which clocks change. As texts they compare in their order.
 */
import { TIME_ZONE } from './locales.ts';

const DAY_MS = 86_400_000;
const DAY = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const HOUR_MS = 3_600_000;
/** How far the clocks in Brussels are ahead of UTC. */
const SUMMER_OFFSET_MS = 2 * HOUR_MS;
const WINTER_OFFSET_MS = HOUR_MS;
const IN_BRUSSELS = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
const CLOCK_IN_BRUSSELS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
});

/** The day that a text names; null when there is no such day between 1900 and 2199. */
export function parseDay(text: unknown): string | null {
  if (typeof text !== 'string' || !DAY.test(text)) return null;
  return addDays(text, 0) === text ? text : null;
}

/** A moment as the API writes it (ISO 8601 in UTC); null when the text names none. */
export function parseMoment(text: unknown): string | null {
  if (typeof text !== 'string' || !MOMENT.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
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

/** What the clocks in Brussels show at a moment: `HH:MM`. */
export function timeInBrussels(moment: Date): string {
  return CLOCK_IN_BRUSSELS.format(moment);
}

/**
 * The moment at which the clocks in Brussels show a time (`HH:MM`) on a day. A time that they show twice, in
 * autumn, is the first of both; one that they skip, in spring, is as long after midnight as it would be.
 */
export function momentInBrussels(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const inSummer = new Date(asUtc - SUMMER_OFFSET_MS);
  const isSummer = timeInBrussels(inSummer) === time;
  return isSummer ? inSummer : new Date(asUtc - WINTER_OFFSET_MS);
}

/**
 * Which of the two it is where the clocks in Brussels show the same time twice, on the night on which summer time ends;
 * null: they show it once.
 */
export function repeatedTime(moment: Date): 'summer' | 'winter' | null {
  const time = timeInBrussels(moment);
  const shows = (shift: number) => timeInBrussels(new Date(moment.getTime() + shift)) === time;
  if (shows(HOUR_MS)) return 'summer';
  return shows(-HOUR_MS) ? 'winter' : null;
}
