/**
 * Belgium's ten public holidays (royal decree of 18 April 1974, article 1).
 */
import { addDays, weekdayOf } from '../days.ts';

/** Month and day. */
const FIXED = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'];
/** Days after Easter: Easter Monday, Ascension and Whit Monday. */
const AFTER_EASTER = [1, 39, 50];
const SATURDAY = 6;
const cache = new Map<number, ReadonlySet<string>>();

/** Whether a day (`YYYY-MM-DD`) is a public holiday. */
export function isHoliday(day: string): boolean {
  return holidaysOf(Number(day.slice(0, 4))).has(day);
}

/** Whether offices work on a day: Monday to Friday, except public holidays. */
export function isWorkingDay(day: string): boolean {
  return weekdayOf(day) < SATURDAY && !isHoliday(day);
}

function holidaysOf(year: number): ReadonlySet<string> {
  const cached = cache.get(year);
  if (cached) return cached;
  const easter = easterOf(year);
  const holidays = new Set([
    ...FIXED.map((day) => `${year}-${day}`),
    ...AFTER_EASTER.map((days) => addDays(easter, days)),
  ]);
  cache.set(year, holidays);
  return holidays;
}

/**
 * Easter Sunday of the Gregorian calendar (J. Meeus, Astronomical Algorithms, 2nd edition, chapter 8).
 */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekdayShift =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451);
  const days = epact + weekdayShift - 7 * late + 114;
  const month = Math.floor(days / 31);
  return `${year}-${String(month).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`;
}
