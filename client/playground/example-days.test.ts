import { expect, test } from '@jest/globals';
import { isWorkingDay } from '../../shared/appointments/holidays.ts';
import { addDays, dayInBrussels, timeInBrussels, weekdayOf } from '../../shared/days.ts';
import { writeVariables } from './example-days.ts';
import { EXAMPLES } from './examples.data.ts';

const variablesAt = (now: Date) => EXAMPLES.map((example) => writeVariables(example, now));
const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
const DAY = /\d{4}-\d\d-\d\d(?!T)/g;
/** A day of each week of three years, at midnight in Brussels in winter. */
const MOMENTS = Array.from(
  { length: 160 },
  (_, week) => new Date(Date.UTC(2026, 0, 1 + 7 * week + (week % 7), 23)),
);

test('no example has a day of its own', () => {
  const fixed = EXAMPLES.flatMap(({ query, variables }) => [
    query,
    typeof variables === 'string' ? variables : '',
  ]);
  expect(fixed.join('\n').match(/\d{4}-\d\d-\d\d/)).toBeNull();
});

test('viewings are on later working days, whenever an example is opened', () => {
  for (const now of MOMENTS) {
    const viewings = variablesAt(now).flatMap((text) => text.match(MOMENT) ?? []);
    expect(viewings).toHaveLength(3);
    for (const moment of viewings.map((text) => new Date(text))) {
      const day = dayInBrussels(moment);
      expect([day > dayInBrussels(now), isWorkingDay(day), timeInBrussels(moment)]).toEqual([
        true,
        true,
        '09:00',
      ]);
      expect(day <= addDays(dayInBrussels(now), 10)).toBe(true);
    }
  }
});

test('other days are today or later, and stays begin on a Saturday in summer', () => {
  for (const now of MOMENTS) {
    const today = dayInBrussels(now);
    const days = variablesAt(now).flatMap((text) => text.match(DAY) ?? []);
    expect(days).toHaveLength(8);
    expect(days.filter((day) => day < today)).toEqual([]);
    const [from = ''] = days.filter((day) => day !== today);
    expect([weekdayOf(from), from.slice(5, 7), from > today]).toEqual([6, '07', true]);
  }
});

test('the day is that of Brussels', () => {
  const at = (text: string) => variablesAt(new Date(text)).join('\n');
  // Wednesday 21 July is a public holiday.
  expect(at('2027-07-19T21:59:00Z')).toContain('2027-07-20T07:00:00.000Z');
  expect(at('2027-07-19T22:00:00Z')).not.toContain('2027-07-20T07:00:00.000Z');
  expect(at('2027-07-19T22:00:00Z')).toContain('2027-07-22T07:00:00.000Z');
  expect(at('2027-12-31T22:59:00Z')).toContain('"deliveredBy": "2028-12-31"');
  expect(at('2027-12-31T23:00:00Z')).toContain('"deliveredBy": "2029-12-31"');
});
