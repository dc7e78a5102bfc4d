import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { throttle } from './throttle.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('calls at once, then once per interval, including the last call', () => {
  const call = jest.fn();
  const throttled = throttle(call, 50);
  throttled();
  expect(call).toHaveBeenCalledTimes(1);
  for (let ms = 0; ms < 100; ms += 10) {
    throttled();
    jest.advanceTimersByTime(10);
  }
  expect(call).toHaveBeenCalledTimes(3);
  throttled();
  jest.advanceTimersByTime(49);
  expect(call).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(4);
});

test('runs a single call once, and a later call at once', () => {
  const call = jest.fn();
  const throttled = throttle(call, 50);
  throttled();
  jest.advanceTimersByTime(500);
  expect(call).toHaveBeenCalledTimes(1);
  throttled();
  expect(call).toHaveBeenCalledTimes(2);
});

test('cancel drops the pending call', () => {
  const call = jest.fn();
  const throttled = throttle(call, 50);
  throttled();
  throttled();
  throttled.cancel();
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(1);
});
