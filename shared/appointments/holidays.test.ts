import { expect, test } from '@jest/globals';
import { isHoliday, isWorkingDay } from './holidays.ts';

test.each([
  ['2026-04-06', 'Easter Monday'],
  ['2027-03-29', 'Easter Monday'],
  ['2026-05-14', 'Ascension'],
  ['2027-05-17', 'Whit Monday'],
  ['2038-04-26', 'the latest Easter Monday'],
  ['2285-03-23', 'the earliest Easter Monday'],
  ['2026-07-21', 'the national holiday'],
  ['2026-12-25', 'Christmas'],
])('%s is %s', (day) => expect(isHoliday(day)).toBe(true));

test.each(['2026-04-05', '2026-04-03', '2026-12-26', '2026-07-11'])('%s is not a holiday', (day) =>
  expect(isHoliday(day)).toBe(false),
);

test.each([
  ['a Friday', '2026-11-27', true],
  ['a Saturday', '2026-11-28', false],
  ['a Sunday', '2026-11-29', false],
  ['Armistice Day, a Wednesday', '2026-11-11', false],
  ['Easter Monday', '2026-04-06', false],
])('offices work on %s, %s: %s', (_, day, expected) => expect(isWorkingDay(day)).toBe(expected));
