import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  ambiguousTimeSeason,
  dayInBrussels,
  daysBetween,
  momentInBrussels,
  nextWeekday,
  parseDay,
  parseMoment,
  timeInBrussels,
  weekdayOf,
} from './days.ts';
import { TIME_ZONE } from './locales.ts';

const someDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));

describe('parseDay', () => {
  test.each(['2027-02-28', '2028-02-29', '1900-01-01', '2199-12-31'])('accepts %s', (day) => {
    expect(parseDay(day)).toBe(day);
  });

  test.each([
    ...['2027-02-29', '2027-02-30', '2027-04-31', '2027-13-01', '2027-00-10', '2027-1-1', '1899-12-31'],
    ...['2200-01-01', '', 'tomorrow', '2027-01-01T00:00', ' 2027-01-01', '2027-01-01\n', '٢٠٢٧-٠١-٠١'],
    ...[null, undefined, 20270101, {}, ['2027-01-01']],
  ])('rejects %p', (text) => {
    expect(parseDay(text)).toBeNull();
  });
});

test('seven days later is the same weekday, also when the clocks change', () => {
  for (const day of ['2027-03-25', '2027-03-28', '2027-10-28', '2027-10-31']) {
    expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day));
    expect(daysBetween(day, addDays(day, 7))).toBe(7);
  }
  expect(addDays('2027-03-27', 1)).toBe('2027-03-28');
  expect(addDays('2027-10-30', 2)).toBe('2027-11-01');
});

test('adding and subtracting days is reversible, and days sort as texts', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: -4_000, max: 4_000 }), (day, days) => {
      const other = addDays(day, days);
      expect(addDays(other, -days)).toBe(day);
      expect(daysBetween(day, other)).toBe(days);
      expect(other > day).toBe(days > 0);
      expect((((weekdayOf(other) - weekdayOf(day) - days) % 7) + 7) % 7).toBe(0);
    }),
  );
});

test.each([
  ['2027-07-01', 6, '2027-07-03'],
  ['2027-07-03', 6, '2027-07-03'],
  ['2027-07-04', 6, '2027-07-10'],
  ['2027-07-01', 1, '2027-07-05'],
  ['2027-12-31', 7, '2028-01-02'],
])('from %s on, the next weekday %i is %s', (day, weekday, expected) => {
  expect(nextWeekday(day, weekday)).toBe(expected);
});

test('a day in Brussels begins one hour before UTC in winter, two in summer', () => {
  expect(dayInBrussels(new Date('2027-01-14T22:59:59Z'))).toBe('2027-01-14');
  expect(dayInBrussels(new Date('2027-01-14T23:00:00Z'))).toBe('2027-01-15');
  expect(dayInBrussels(new Date('2027-07-14T22:00:00Z'))).toBe('2027-07-15');
});

test.each([
  ['2026-01-15', '09:00', '2026-01-15T08:00:00.000Z'],
  ['2026-07-15', '09:00', '2026-07-15T07:00:00.000Z'],
  ['2026-07-15', '00:00', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s %s in Brussels is %s', (day, time, moment) => {
  expect(momentInBrussels(day, time).toISOString()).toBe(moment);
  expect([dayInBrussels(new Date(moment)), timeInBrussels(new Date(moment))]).toEqual([day, time]);
});

test('a skipped time is resolved to an hour later', () => {
  expect(momentInBrussels('2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('conversions equal those of Temporal in each quarter of an hour around clock changes', () => {
  const quarters = Array.from({ length: 3 * 96 }, (_, quarter) => quarter * 15);
  for (let year = 2000; year < 2040; year++) {
    for (const change of changesOf(year)) {
      for (const minutes of quarters) {
        const local = change.add({ days: -1 }).toPlainDateTime().add({ minutes });
        const zoned = local.toZonedDateTime(TIME_ZONE);
        const [day = '', time = ''] = local.toString({ smallestUnit: 'minute' }).split('T');
        expect(momentInBrussels(day, time).getTime()).toBe(zoned.epochMilliseconds);
        const moment = new Date(zoned.epochMilliseconds);
        expect(`${dayInBrussels(moment)}T${timeInBrussels(moment)}`).toBe(
          zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }),
        );
      }
    }
  }
});

/** The days of a year on which the clocks in Brussels change. */
function changesOf(year: number): Temporal.PlainDate[] {
  const found: Temporal.PlainDate[] = [];
  let at = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(TIME_ZONE);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next?.year !== year) break;
    found.push(next.toPlainDate());
    at = next;
  }
  expect(found).toHaveLength(2);
  return found;
}

test.each([
  ['2026-10-25T00:00:00Z', 'summer'],
  ['2026-10-25T00:45:00Z', 'summer'],
  ['2026-10-25T01:00:00Z', 'winter'],
  ['2026-10-25T01:59:00Z', 'winter'],
  ['2026-10-24T23:59:00Z', null],
  ['2026-10-25T02:00:00Z', null],
  ['2027-03-28T00:30:00Z', null],
  ['2027-03-28T01:00:00Z', null],
])('the local time of %s is repeated: %s', (moment, expected) => {
  expect(ambiguousTimeSeason(new Date(moment))).toBe(expected);
});

test.each(['2026-11-24T09:00:00.000Z', '2026-11-24T09:00:00Z', '2026-11-24T09:00Z'])(
  'parseMoment accepts %s',
  (text) => expect(parseMoment(text)).toBe('2026-11-24T09:00:00.000Z'),
);

test.each(['', '2026-11-24', '2026-13-24T09:00:00Z', '2026-11-24T09:00:00+01:00', 'x', 1, null])(
  'parseMoment rejects %j',
  (text) => expect(parseMoment(text)).toBeNull(),
);
