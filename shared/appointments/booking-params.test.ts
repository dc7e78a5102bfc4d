import { expect, test } from '@jest/globals';
import { firstDisplayedDay, formatBooking, lastDisplayedDay, parseBooking } from './booking-params.ts';

test('parses what it formats, and ignores invalid values', () => {
  const params = { date: '2026-11-24', slot: '2026-11-24T09:00:00.000Z', hold: 'abc', isChoosingSlot: true };
  expect(parseBooking(new URLSearchParams(formatBooking(params)))).toEqual(params);
  const nothing = { date: null, slot: null, hold: null, isChoosingSlot: false };
  expect(formatBooking(nothing)).toBe('');
  for (const query of ['', 'date=2026-02-30&slot=tomorrow&hold=', 'slot=2026-13-01T09:00:00.000Z', 'slot=9'])
    expect(parseBooking(new URLSearchParams(query))).toEqual(nothing);
});

test.each([
  ['2026-11-25', '2026-11-25T10:00:00Z', '2026-11-23', 'this week'],
  ['2026-12-06', '2026-11-25T10:00:00Z', '2026-11-23', 'the week after'],
  ['2026-12-07', '2026-11-25T10:00:00Z', '2026-12-07', 'the next two weeks'],
  ['2026-11-23', '2026-11-22T10:00:00Z', '2026-11-23', 'on a Sunday the coming week'],
  ['2026-12-07', '2026-11-22T10:00:00Z', '2026-12-07', 'on a Sunday the two after it'],
  ['2026-11-18', '2026-11-25T10:00:00Z', '2026-11-16', 'a week that is over'],
])('shows %s at %s with the days from %s: %s', (day, now, first) => {
  expect(firstDisplayedDay(day, new Date(now))).toBe(first);
  expect(lastDisplayedDay(first) >= day).toBe(true);
});

test.each([
  ['2026-11-23', '2026-12-06'],
  ['2026-11-25', '2026-12-06'],
  ['2026-11-22', '2026-12-06'],
])('shows days from %s until Sunday %s', (first, last) => expect(lastDisplayedDay(first)).toBe(last));
