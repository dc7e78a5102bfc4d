import { expect, test } from '@jest/globals';
import { RestartBackoff } from './restart-backoff.ts';

test('the first restart is immediate, and pauses double while processes fail at startup', () => {
  const backoff = new RestartBackoff();
  const pauses = Array.from({ length: 9 }, () => backoff.pauseAfter(100));
  expect(pauses).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
});

test('a process that ran for long is restarted at once', () => {
  const backoff = new RestartBackoff();
  backoff.pauseAfter(100);
  backoff.pauseAfter(100);
  expect(backoff.pauseAfter(60_000)).toBe(0);
  expect(backoff.pauseAfter(100)).toBe(0);
});
