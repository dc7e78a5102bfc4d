import { expect, test } from '@jest/globals';
import { schoolHolidays } from './school-holidays.ts';

test.each([
  [2025, ['2025-03-03', '2025-04-07', '2025-07-01', '2025-10-27', '2025-12-22']],
  [2026, ['2026-02-16', '2026-04-06', '2026-07-01', '2026-11-02', '2026-12-21']],
  [2027, ['2027-02-08', '2027-03-29', '2027-07-01', '2027-11-01', '2027-12-27']],
])('the school holidays of %s begin on the official dates', (year, firstDays) => {
  expect(schoolHolidays(year).map(({ from }) => from)).toEqual(firstDays);
});

test('school holidays are in order and never overlap', () => {
  for (let year = 2024; year < 2060; year++) {
    const days = schoolHolidays(year).flatMap(({ from, until }) => [from, until]);
    expect(days).toEqual(days.toSorted());
  }
});
