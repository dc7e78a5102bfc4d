/** The school holidays of the Flemish Community, computed by its rules for any year. */
import { addDays, weekdayOf } from '../../shared/days.ts';

/** `from` is the first day, `until` the first school day; ISO dates. */
export interface Holiday {
  name: 'CARNIVAL' | 'EASTER' | 'SUMMER' | 'AUTUMN' | 'CHRISTMAS';
  from: string;
  until: string;
}

const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** Easter Sunday, by the algorithm of Gauss, Meeus and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + skipped + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const sunday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const fullMoon = moon - sunday;
  const month = 3 + Math.floor((fullMoon + 40) / 44);
  const day = fullMoon + 28 - 31 * Math.floor(month / 4);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** From the first Monday of April, unless Easter is early or late. */
function easterHolidays(year: number): string {
  const easter = easterSunday(year);
  if (easter < `${year}-04-01`) return addDays(easter, 1);
  if (easter > `${year}-04-15`) return addDays(easter, -13);
  return mondayOf(`${year}-04-07`);
}

/** The Monday of the week of a date, or the next Monday when the date falls on one of the given weekdays. */
function mondayFor(date: string, weekend: readonly number[]): string {
  return weekend.includes(weekdayOf(date)) ? addDays(mondayOf(date), 7) : mondayOf(date);
}

/** The five school holidays of a calendar year, in order; the Christmas holidays extend into the next year. */
export function schoolHolidays(year: number): Holiday[] {
  const carnival = addDays(easterSunday(year), -48);
  const easter = easterHolidays(year);
  const autumn = mondayFor(`${year}-11-01`, [7]);
  const christmas = mondayFor(`${year}-12-25`, [6, 7]);
  return [
    { name: 'CARNIVAL', from: carnival, until: addDays(carnival, 7) },
    { name: 'EASTER', from: easter, until: addDays(easter, 14) },
    { name: 'SUMMER', from: `${year}-07-01`, until: `${year}-09-01` },
    { name: 'AUTUMN', from: autumn, until: addDays(autumn, 7) },
    { name: 'CHRISTMAS', from: christmas, until: addDays(christmas, 14) },
  ];
}
