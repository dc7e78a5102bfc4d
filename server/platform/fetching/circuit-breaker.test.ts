import { expect, test } from '@jest/globals';
import { createCircuitBreaker } from './circuit-breaker.ts';

function createBreaker() {
  let time = 0;
  const breaker = createCircuitBreaker({ maxFailures: 2, pauseMs: 1000, now: () => new Date(time) });
  const pass = (ms: number) => {
    time += ms;
  };
  return { breaker, pass };
}

test('opens after consecutive failures', () => {
  const { breaker } = createBreaker();
  breaker.recordFailure();
  breaker.recordSuccess();
  breaker.recordFailure();
  expect(breaker.allowsRequest()).toBe(true);
  breaker.recordFailure();
  expect(breaker.allowsRequest()).toBe(false);
});

test('lets one probe request through after the pause', () => {
  const { breaker, pass } = createBreaker();
  breaker.recordFailure();
  breaker.recordFailure();
  pass(999);
  expect(breaker.allowsRequest()).toBe(false);
  pass(1);
  expect([breaker.allowsRequest(), breaker.allowsRequest()]).toEqual([true, false]);
  breaker.recordFailure();
  expect(breaker.allowsRequest()).toBe(false);
  pass(1000);
  expect(breaker.allowsRequest()).toBe(true);
  breaker.recordSuccess();
  expect([breaker.allowsRequest(), breaker.allowsRequest()]).toEqual([true, true]);
});
