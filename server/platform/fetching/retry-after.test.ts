import { expect, test } from '@jest/globals';
import { parseRetryAfter } from './retry-after.ts';

const NOW = new Date('2026-11-21T06:00:00Z');

test.each([
  ['120', 120_000],
  [' 120 ', 120_000],
  ['Sat, 21 Nov 2026 06:02:00 GMT', 120_000],
  ['Sat, 21 Nov 2026 05:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %s is %s ms', (header, ms) => {
  expect(parseRetryAfter(header, NOW)).toBe(ms);
});
