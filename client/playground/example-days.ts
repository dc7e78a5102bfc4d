/** Days for the examples, which must lie in the future whenever an example is opened. */
import { isWorkingDay } from '../../shared/appointments/holidays.ts';
import { addDays, dayInBrussels, momentInBrussels, nextWeekday } from '../../shared/days.ts';
import type { Period } from '../../shared/holiday/periods.ts';
import type { Example } from './examples.data.ts';

export interface ExampleDays {
  today: string;
  /** The moment of a viewing on the next working day. */
  viewing: string;
  /** The same on the working day after. */
  laterViewing: string;
  /** The first week of July, from Saturday to Saturday. */
  week: Period;
  /** The same with the week before. */
  fortnight: Period;
  endOfNextYear: string;
}

const SATURDAY = 6;
/** The first slot of a day by the usual opening hours. */
const VIEWING_TIME = '09:00';

/** Returns the variables of an example as JSON, for this moment; empty when it has none. */
export function writeVariables({ variables = '' }: Example, now: Date): string {
  return typeof variables === 'string' ? variables : variables(exampleDays(now));
}

function exampleDays(now: Date): ExampleDays {
  const today = dayInBrussels(now);
  const nextDay = workingDayAfter(today);
  const from = firstSaturdayOfJuly(addDays(today, 8));
  const until = addDays(from, 7);
  return {
    today,
    viewing: viewingOn(nextDay),
    laterViewing: viewingOn(workingDayAfter(nextDay)),
    week: { from, until },
    fortnight: { from: addDays(from, -7), until },
    endOfNextYear: `${yearOf(today) + 1}-12-31`,
  };
}

const yearOf = (day: string) => Number(day.slice(0, 4));

const viewingOn = (day: string) => momentInBrussels(day, VIEWING_TIME).toISOString();

function workingDayAfter(day: string): string {
  const next = addDays(day, 1);
  return isWorkingDay(next) ? next : workingDayAfter(next);
}

/** The first Saturday of a July that is not before a day. */
function firstSaturdayOfJuly(earliest: string): string {
  const saturdays = [0, 1].map((years) => nextWeekday(`${yearOf(earliest) + years}-07-01`, SATURDAY));
  return saturdays.find((day) => day >= earliest) as string;
}
