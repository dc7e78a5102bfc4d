import { describe, expect, test } from '@jest/globals';
import { seasonOn } from './periods.ts';
import type { Season } from './price.ts';
import { checkStay, quoteStay, type Rental, type Stay } from './stay.ts';

const TODAY = '2027-05-01';
const SATURDAY = 6;

const RENTAL: Rental<Season> = {
  persons: 4,
  seasons: [
    {
      from: '2027-01-01',
      until: '2027-07-01',
      pricePerNightCents: 100_00,
      pricePerWeekCents: 600_00,
      arrivalDays: [1, 5],
      minNights: 2,
    },
    {
      from: '2027-07-01',
      until: '2027-09-01',
      pricePerNightCents: 180_00,
      pricePerWeekCents: 1_100_00,
      arrivalDays: [SATURDAY],
      minNights: 7,
    },
  ],
  unavailable: [{ from: '2027-05-14', until: '2027-05-21' }],
};

const codes = (stay: Partial<Stay>) =>
  checkStay({ from: '2027-06-04', until: '2027-06-07', persons: 2, ...stay }, RENTAL, TODAY).map(
    ({ code, field }) => `${field} ${code}`,
  );

describe('a stay that is possible', () => {
  test.each([
    ['from a Friday', { from: '2027-06-04', until: '2027-06-06' }],
    ['from a Monday', { from: '2027-06-07', until: '2027-06-12' }],
    ['until the day on which other guests arrive', { from: '2027-05-10', until: '2027-05-14' }],
    ['from the day on which other guests leave', { from: '2027-05-21', until: '2027-05-24' }],
    ['from spring into summer, by the rules of spring', { from: '2027-06-28', until: '2027-07-03' }],
    ['until the end of the last season', { from: '2027-08-21', until: '2027-09-01' }],
    ['for the maximum number of guests', { persons: 4 }],
  ])('%s', (_, stay) => {
    expect(codes(stay)).toEqual([]);
  });

  test('can begin today', () => {
    expect(checkStay({ from: '2027-05-03', until: '2027-05-05', persons: 1 }, RENTAL, '2027-05-03')).toEqual(
      [],
    );
  });
});

describe('a stay that is not possible', () => {
  test.each([
    ['until DEPARTURE_NOT_AFTER_ARRIVAL', { until: '2027-06-04' }],
    ['until DEPARTURE_NOT_AFTER_ARRIVAL', { until: '2027-05-28' }],
    ['until STAY_TOO_LONG', { until: '2027-09-03' }],
    ['from ARRIVAL_IN_PAST', { from: '2027-04-30', until: '2027-05-03' }],
    ['from OUT_OF_SEASON', { from: '2027-09-01', until: '2027-09-05' }],
    ['until OUT_OF_SEASON', { from: '2027-08-21', until: '2027-09-02' }],
    ['from ARRIVAL_DAY', { from: '2027-06-05', until: '2027-06-09' }],
    ['until STAY_TOO_SHORT', { until: '2027-06-05' }],
    ['from PERIOD_TAKEN', { from: '2027-05-10', until: '2027-05-15' }],
    ['from PERIOD_TAKEN', { from: '2027-05-17', until: '2027-05-31' }],
    ['persons TOO_MANY_PERSONS', { persons: 5 }],
    ['persons TOO_FEW_PERSONS', { persons: 0 }],
  ])('%s', (error, stay) => {
    expect(codes(stay)).toEqual([error]);
  });

  test('returns all errors', () => {
    expect(codes({ from: '2027-07-04', until: '2027-07-06', persons: 9 })).toEqual([
      'from ARRIVAL_DAY',
      'until STAY_TOO_SHORT',
      'persons TOO_MANY_PERSONS',
    ]);
  });

  test('has no price', () => {
    const stay = { from: '2027-06-04', until: '2027-06-07', persons: 9 };
    expect(quoteStay(stay, RENTAL, TODAY)).toMatchObject({ nights: 3, totalCents: null, parts: [] });
  });
});

test('a stay has at most 90 nights', () => {
  const [year] = RENTAL.seasons;
  const open = { ...RENTAL, seasons: [{ ...year, until: '2028-01-01' }], unavailable: [] } as Rental<Season>;
  const stay = { from: '2027-06-04', persons: 1 };
  expect(checkStay({ ...stay, until: '2027-09-02' }, open, TODAY)).toEqual([]);
  expect(checkStay({ ...stay, until: '2027-09-03' }, open, TODAY)).toMatchObject([{ code: 'STAY_TOO_LONG' }]);
});

test('a quote is the sum of its parts', () => {
  const stay = { from: '2027-06-28', until: '2027-07-10', persons: 4 };
  const { nights, totalCents, parts } = quoteStay(stay, RENTAL, TODAY);
  expect([nights, totalCents]).toEqual([12, 300_00 + 1_100_00 + 2 * 180_00]);
  expect(parts.map((part) => part.nights)).toEqual([3, 9]);
});

test('a season includes its first night and excludes its end', () => {
  expect(seasonOn('2027-07-01', RENTAL.seasons)?.minNights).toBe(7);
  expect(seasonOn('2027-09-01', RENTAL.seasons)).toBeUndefined();
});
