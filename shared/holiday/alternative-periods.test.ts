import { expect, test } from '@jest/globals';
import { findAlternativePeriods } from './alternative-periods.ts';

const SEASON = {
  from: '2026-12-01',
  until: '2027-02-01',
  arrivalDays: [6],
  minNights: 7,
};
const WEEK = { from: '2026-12-12', until: '2026-12-19', persons: 2 };
const rental = (...unavailable: { from: string; until: string }[]) => ({
  persons: 4,
  seasons: [SEASON],
  unavailable: [{ from: WEEK.from, until: WEEK.until }, ...unavailable],
});

test('finds other weeks, nearest first', () => {
  const found = findAlternativePeriods(WEEK, rental(), { today: '2026-11-21', limit: 3 });
  expect(found).toEqual([
    { from: '2026-12-19', until: '2026-12-26' },
    { from: '2026-12-05', until: '2026-12-12' },
    { from: '2026-12-26', until: '2027-01-02' },
  ]);
});

test('excludes weeks that are taken, past or out of season', () => {
  const taken = { from: '2026-12-20', until: '2027-01-25' };
  expect(findAlternativePeriods(WEEK, rental(taken), { today: '2026-12-06', limit: 3 })).toEqual([]);
});
