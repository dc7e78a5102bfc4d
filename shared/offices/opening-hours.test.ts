import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, momentInBrussels, timeInBrussels } from '../days.ts';
import { type OpeningSpan, openingAt } from './opening-hours.ts';

const on = (weekdays: readonly number[], ...spans: [string, string][]): OpeningSpan[] =>
  weekdays.flatMap((weekday) => spans.map(([opens, closes]) => ({ weekday, opens, closes })));

/** Closed at lunchtime, on Saturday afternoon and on Sunday. */
const HOURS = [
  ...on([1, 2, 3, 4, 5], ['09:00', '12:30'], ['13:30', '18:00']),
  ...on([6], ['10:00', '13:00']),
];

/** A Monday. */
const MONDAY = '2026-11-23';
const at = (hours: readonly OpeningSpan[], day: string, time: string) => {
  const { isOpen, changesAt } = openingAt(hours, momentInBrussels(day, time));
  return [isOpen, changesAt?.toISOString() ?? null];
};
const brussels = (day: string, time: string) => momentInBrussels(day, time).toISOString();

describe('an office that closes at lunch', () => {
  test.each([
    ['before it opens', MONDAY, '08:59', false, MONDAY, '09:00'],
    ['as it opens', MONDAY, '09:00', true, MONDAY, '12:30'],
    ['in the morning', MONDAY, '12:29', true, MONDAY, '12:30'],
    ['at lunch', MONDAY, '12:30', false, MONDAY, '13:30'],
    ['in the afternoon', MONDAY, '13:30', true, MONDAY, '18:00'],
    ['as it closes', MONDAY, '18:00', false, addDays(MONDAY, 1), '09:00'],
    ['on Friday evening', addDays(MONDAY, 4), '20:00', false, addDays(MONDAY, 5), '10:00'],
    ['after Saturday', addDays(MONDAY, 5), '13:00', false, addDays(MONDAY, 7), '09:00'],
    ['on Sunday', addDays(MONDAY, 6), '11:00', false, addDays(MONDAY, 7), '09:00'],
    ['as Sunday ends', addDays(MONDAY, 6), '23:59', false, addDays(MONDAY, 7), '09:00'],
  ] as const)('%s', (_, day, time, isOpen, changesOn, changesAt) => {
    expect(at(HOURS, day, time)).toEqual([isOpen, brussels(changesOn, changesAt)]);
  });
});

test('an office that opens once a week is closed until the same day next week', () => {
  const hours = on([1], ['09:00', '12:00']);
  expect(at(hours, MONDAY, '12:00')).toEqual([false, brussels(addDays(MONDAY, 7), '09:00')]);
  expect(at(hours, MONDAY, '08:00')).toEqual([false, brussels(MONDAY, '09:00')]);
});

test('never opens without hours, and ignores a span that ends before it begins', () => {
  expect(at([], MONDAY, '10:00')).toEqual([false, null]);
  expect(at(on([1], ['18:00', '09:00'], ['10:00', '10:00']), MONDAY, '10:00')).toEqual([false, null]);
});

test('merges adjacent and overlapping spans in any order', () => {
  const hours = [...on([1], ['13:00', '18:00'], ['09:00', '12:00']), ...on([1], ['12:00', '13:30'])];
  expect(at(hours, MONDAY, '09:30')).toEqual([true, brussels(MONDAY, '18:00')]);
});

describe('when clocks change', () => {
  const daily = on([1, 2, 3, 4, 5, 6, 7], ['01:00', '05:00'], ['09:00', '18:00']);

  test.each([
    // On 29 March 2026 the clocks skip from 02:00 to 03:00: the night is an hour shorter.
    ['2026-03-28T17:30:00Z', false, '2026-03-29T00:00:00.000Z'],
    ['2026-03-28T16:59:00Z', true, '2026-03-28T17:00:00.000Z'],
    ['2026-03-29T00:30:00Z', true, '2026-03-29T03:00:00.000Z'],
    ['2026-03-29T06:59:00Z', false, '2026-03-29T07:00:00.000Z'],
    ['2026-03-29T15:59:00Z', true, '2026-03-29T16:00:00.000Z'],
    // On 25 October 2026 the hour from 02:00 to 03:00 occurs twice: the night is an hour longer.
    ['2026-10-24T16:30:00Z', false, '2026-10-24T23:00:00.000Z'],
    ['2026-10-25T01:30:00Z', true, '2026-10-25T04:00:00.000Z'],
    ['2026-10-25T07:59:00Z', false, '2026-10-25T08:00:00.000Z'],
    ['2026-10-25T16:59:00Z', true, '2026-10-25T17:00:00.000Z'],
  ])('at %s', (moment, isOpen, changesAt) => {
    const opening = openingAt(daily, new Date(moment));
    expect([opening.isOpen, opening.changesAt?.toISOString()]).toEqual([isOpen, changesAt]);
  });

  test('on the weekend of the change, the office is closed until Monday at nine, new time', () => {
    const hours = on([1], ['09:00', '18:00']);
    const friday = (day: string) => openingAt(hours, new Date(`${day}T20:00:00Z`)).changesAt?.toISOString();
    expect(friday('2026-03-27')).toBe('2026-03-30T07:00:00.000Z');
    expect(friday('2026-10-23')).toBe('2026-10-26T08:00:00.000Z');
  });
});

test('the state changes exactly at the returned moment', () => {
  const time = fc
    .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 15, 30, 59) })
    .map(({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
  const span = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), opens: time, closes: time });
  const moment = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), moment, (hours, now) => {
      const { isOpen, changesAt } = openingAt(hours, now);
      if (!changesAt) return expect(isOpen).toBe(false);
      expect(changesAt.getTime()).toBeGreaterThan(now.getTime());
      expect(openingAt(hours, new Date(changesAt.getTime() - 1)).isOpen).toBe(isOpen);
      expect(openingAt(hours, changesAt).isOpen).toBe(!isOpen);
      const edges = hours.map((one) => (isOpen ? one.closes : one.opens));
      // A time in the hour that is skipped in spring is resolved to a different one.
      if (!edges.some((edge) => edge.startsWith('02'))) expect(edges).toContain(timeInBrussels(changesAt));
    }),
    { numRuns: 300 },
  );
});

describe('closed by exception', () => {
  const closed = [
    { from: MONDAY, until: MONDAY },
    { from: addDays(MONDAY, 7), until: addDays(MONDAY, 27) },
  ];
  const exceptAt = (day: string, time: string) => {
    const { isOpen, changesAt } = openingAt(HOURS, momentInBrussels(day, time), closed);
    return [isOpen, changesAt?.toISOString()];
  };

  test('a day is skipped', () => {
    expect(exceptAt(MONDAY, '10:00')).toEqual([false, brussels(addDays(MONDAY, 1), '09:00')]);
  });

  test('weeks are skipped', () => {
    expect(exceptAt(addDays(MONDAY, 5), '13:00')).toEqual([false, brussels(addDays(MONDAY, 28), '09:00')]);
  });

  test('other days stay', () => {
    expect(exceptAt(addDays(MONDAY, 1), '10:00')).toEqual([true, brussels(addDays(MONDAY, 1), '12:30')]);
  });
});
