/** Bookings of some units on another platform, in the format of such platforms. */
import { addDays, daysBetween, weekdayOf } from '../../shared/days.ts';
import { calendarText, wholeDays } from '../calendar-lines.ts';
import { createRandom } from '../random.ts';

/** The units that are also let on another platform. */
export const EXTERNALLY_LET_UNITS: readonly string[] = ['HU-204', 'HU-213'];

const WEEKS_BEFORE = 2;
const WEEKS_AHEAD = 52;
/** A Saturday from which weeks are counted. */
const FIRST_SATURDAY = '2026-01-03';
const WEEK_SHARE = 0.12;
const MIDWEEK_SHARE = 0.15;

export function externalBookings(unit: string, today: string): string {
  const saturday = addDays(today, -(weekdayOf(today) + 1) % 7);
  const weeks = Array.from({ length: WEEKS_BEFORE + WEEKS_AHEAD }, (_, at) =>
    addDays(saturday, 7 * (at - WEEKS_BEFORE)),
  );
  return calendarText(weeks.flatMap((week) => bookedIn(unit, week)));
}

/** The bookings in the week that starts on a Saturday. */
function bookedIn(unit: string, saturday: string): string[] {
  const week = daysBetween(FIRST_SATURDAY, saturday) / 7;
  const random = createRandom('elsewhere', unit, week);
  const uid = `${unit}-${week}`;
  if (random.chance(WEEK_SHARE)) return wholeDays(uid, saturday, 7, 'SUMMARY:Reserved');
  // From Monday to Friday.
  return random.chance(MIDWEEK_SHARE) ? wholeDays(uid, addDays(saturday, 2), 4, 'SUMMARY:Not available') : [];
}
