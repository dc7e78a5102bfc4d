import { describe, expect, test } from '@jest/globals';
import { addDays, weekdayOf } from '../days.ts';
import { calendarMonths } from './calendar.ts';
import { checkStay, type Rental } from './stay.ts';

const TODAY = '2027-03-10';
const RENTAL: Rental = {
  persons: 4,
  seasons: [
    {
      from: '2027-01-01',
      until: '2027-09-01',
      arrivalDays: [5],
      minNights: 3,
    },
  ],
  unavailable: [{ from: '2027-03-20', until: '2027-03-27' }],
};

const months = calendarMonths(RENTAL, TODAY, 12);
const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null);
const stateOn = (date: string) => days.find(({ day }) => day === date)?.state;

describe('the calendar', () => {
  test('contains every day of a year once, in weeks from Monday', () => {
    expect(months.map(({ month }) => month)).toEqual([
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
      '2027-07',
      '2027-08',
      '2027-09',
      '2027-10',
      '2027-11',
      '2027-12',
      '2028-01',
      '2028-02',
    ]);
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 366 }, (_, index) => addDays('2027-03-01', index)),
    );
    for (const week of months.flatMap(({ weeks }) => weeks)) {
      expect(week).toHaveLength(7);
      for (const [index, cell] of week.entries()) if (cell) expect(weekdayOf(cell.day)).toBe(index + 1);
    }
  });

  test.each([
    ['2027-03-09', 'PAST'],
    ['2027-03-10', 'FREE'],
    ['2027-03-12', 'ARRIVAL'],
    ['2027-03-19', 'FREE'],
    ['2027-03-20', 'TAKEN'],
    ['2027-03-26', 'TAKEN'],
    ['2027-03-27', 'FREE'],
    ['2027-08-31', 'FREE'],
    ['2027-09-01', 'CLOSED'],
  ])('%s is %s', (day, state) => {
    expect(stateOn(day)).toBe(state);
  });

  test('a stay can begin exactly on the arrival days', () => {
    for (const { day, state } of days) {
      const stays = [3, 4, 7].map((nights) => ({ from: day, until: addDays(day, nights), persons: 1 }));
      const isPossible = stays.some((stay) => checkStay(stay, RENTAL, TODAY).length === 0);
      expect(state === 'ARRIVAL').toBe(isPossible);
    }
  });
});
