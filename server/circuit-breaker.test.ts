import { expect, test } from '@jest/globals';
import { createCircuitBreaker } from './circuit-breaker.ts';

function createBreaker() {
  let time = 0;
  const breaker = createCircuitBreaker({ mostFailures: 2, pauseMs: 1000, now: () => new Date(time) });
  const pass = (ms: number) => {
    time += ms;
  };
  return { breaker, pass };
}

test('opens after consecutive failures', () => {
  const { breaker } = createBreaker();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
});

test('lets one probe request through after the pause', () => {
  const { breaker, pass } = createBreaker();
  breaker.failed();
  breaker.failed();
  pass(999);
  expect(breaker.allows()).toBe(false);
  pass(1);
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
  pass(1000);
  expect(breaker.allows()).toBe(true);
  breaker.succeeded();
  expect([breaker.allows(), breaker.allows()]).toEqual([true, true]);
});
