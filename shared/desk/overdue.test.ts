import { expect, test } from '@jest/globals';
import { overdueBefore } from './overdue.ts';

test.each([
  ['Tuesday to Wednesday', '2026-11-25T10:30:00Z', '2026-11-24T10:30:00Z'],
  ['Friday to Monday', '2026-11-30T13:00:00Z', '2026-11-27T13:00:00Z'],
  ['on Saturday, as at the end of Friday', '2026-11-28T13:00:00Z', '2026-11-26T23:00:00Z'],
  ['on Sunday, the same', '2026-11-29T20:00:00Z', '2026-11-26T23:00:00Z'],
  ['over a holiday', '2026-11-12T08:00:00Z', '2026-11-10T08:00:00Z'],
  ['on a holiday, as at the end of the day before', '2026-11-11T08:00:00Z', '2026-11-09T23:00:00Z'],
  ['over Easter', '2026-04-07T08:00:00Z', '2026-04-03T08:00:00Z'],
  ['over Christmas, at the turn of the week', '2026-12-28T09:00:00Z', '2026-12-24T09:00:00Z'],
  ['over the change of clocks, by the clock', '2026-03-30T07:00:00Z', '2026-03-27T08:00:00Z'],
])('messages are overdue from the working day before: %s', (_, now, expected) =>
  expect(overdueBefore(new Date(now))).toEqual(new Date(expected)),
);

test('the limit never falls back as time passes', () => {
  const start = Date.parse('2026-12-18T00:00:00Z');
  const limits = Array.from({ length: 24 * 21 }, (_, hour) =>
    overdueBefore(new Date(start + hour * 3_600_000)).getTime(),
  );
  expect(limits).toEqual([...limits].sort((a, b) => a - b));
});
