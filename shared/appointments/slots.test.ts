import { describe, expect, test } from '@jest/globals';
import { timeInBrussels } from '../days.ts';
import { isClosedDay, isWithinBookingWindow, slotAt, slotsOfDay } from './slots.ts';
import { DEFAULT_RULES, overrideRules, type ViewingRules } from './viewing-rules.ts';

const RULES: ViewingRules = {
  ...DEFAULT_RULES,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '06:00' })),
  slotMinutes: 60,
  pauseMinutes: 0,
};
const times = (rules: ViewingRules, day: string) =>
  slotsOfDay(rules, day).map(
    ({ startsAt, endsAt }) => `${timeInBrussels(startsAt)}-${timeInBrussels(endsAt)}`,
  );

test('slots end before closing time, with a pause between them', () => {
  const rules = overrideRules(DEFAULT_RULES, { hours: [{ weekday: 1, opens: '09:00', closes: '11:00' }] });
  expect(times(rules, '2026-11-23')).toEqual(['09:00-09:30', '09:45-10:15', '10:30-11:00']);
  expect(slotsOfDay(rules, '2026-11-23').map(({ pauseEndsAt }) => timeInBrussels(pauseEndsAt))).toEqual([
    '09:45',
    '10:30',
    '11:15',
  ]);
});

describe('when the clocks change', () => {
  test('skips the missing hour in spring', () => {
    expect(times(RULES, '2027-03-28')).toEqual([
      '00:00-01:00',
      '01:00-03:00',
      '03:00-04:00',
      '04:00-05:00',
      '05:00-06:00',
    ]);
  });

  test('has two slots for the repeated hour in autumn', () => {
    expect(times(RULES, '2026-10-25')).toHaveLength(7);
    expect(times(RULES, '2026-10-25').filter((time) => time.startsWith('02:00'))).toEqual([
      '02:00-02:00',
      '02:00-03:00',
    ]);
    expect(slotAt(RULES, new Date('2026-10-25T00:00:00Z'))).not.toBeNull();
    expect(slotAt(RULES, new Date('2026-10-25T01:00:00Z'))).not.toBeNull();
  });

  test('every slot has the configured length', () => {
    for (const day of ['2027-03-28', '2026-10-25', '2026-11-22'])
      for (const { startsAt, endsAt } of slotsOfDay(RULES, day))
        expect(endsAt.getTime() - startsAt.getTime()).toBe(3_600_000);
  });
});

test('rejects a time at which no slot begins', () => {
  expect(slotAt(DEFAULT_RULES, new Date('2026-11-23T08:00:00Z'))).not.toBeNull();
  expect(slotAt(DEFAULT_RULES, new Date('2026-11-23T08:01:00Z'))).toBeNull();
  expect(slotAt(DEFAULT_RULES, new Date('2026-11-22T09:00:00Z'))).toBeNull();
});

test('applies holidays and exceptions', () => {
  expect(slotsOfDay(DEFAULT_RULES, '2026-12-25')).toEqual([]);
  expect(isClosedDay(DEFAULT_RULES, '2026-12-25')).toBe(true);
  expect(isClosedDay(DEFAULT_RULES, '2026-12-26')).toBe(false);
  expect(slotsOfDay({ ...DEFAULT_RULES, onHolidays: true }, '2026-12-25')).not.toEqual([]);
  const open = { date: '2026-12-25', hours: [{ opens: '10:00', closes: '11:00' }] };
  expect(times(overrideRules(DEFAULT_RULES, { exceptions: [open] }), '2026-12-25')).toEqual(['10:00-10:30']);
});

test('narrower rules override wider ones rule by rule, and exceptions day by day', () => {
  const closed = { date: '2026-12-28', hours: [] };
  const late = { date: '2026-12-28', hours: [{ opens: '18:00', closes: '20:00' }] };
  const party = { date: '2026-12-29', hours: [] };
  const rules = overrideRules(
    { ...DEFAULT_RULES, exceptions: [closed, party] },
    { slotMinutes: 45, leadHours: null },
    null,
    { exceptions: [late], leadHours: undefined },
  );
  expect(rules).toEqual({ ...DEFAULT_RULES, slotMinutes: 45, exceptions: [late, party] });
});

describe('isWithinBookingWindow excludes slots too soon or too far ahead', () => {
  const now = new Date('2026-11-22T20:00:00Z');
  test.each([
    ['2026-11-23T08:00:00Z', {}, true],
    ['2026-11-23T08:00:00Z', { leadHours: 13 }, false],
    ['2026-11-20T08:00:00Z', {}, false],
    ['2026-12-18T08:00:00Z', {}, true],
    ['2026-12-21T08:00:00Z', {}, false],
  ])('%s by %j', (moment, own, isBookable) => {
    const rules = { ...DEFAULT_RULES, ...own };
    expect(slotsAt(rules, moment).map((slot) => isWithinBookingWindow(slot, rules, now))).toEqual([
      isBookable,
    ]);
  });
});

const slotsAt = (rules: ViewingRules, moment: string) =>
  [slotAt(rules, new Date(moment))].filter((slot) => slot !== null);
