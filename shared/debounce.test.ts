import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { debounce } from './debounce.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('calls once after the callers are quiet, with the last arguments', () => {
  const call = jest.fn();
  const debounced = debounce(call, 50);
  debounced('a');
  jest.advanceTimersByTime(40);
  debounced('b');
  jest.advanceTimersByTime(49);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(call.mock.calls).toEqual([['b']]);
});

test('immediate lets the first call through and drops the others of its series', () => {
  const call = jest.fn();
  const debounced = debounce(call, 50, true);
  debounced('a');
  debounced('b');
  jest.advanceTimersByTime(50);
  debounced('c');
  expect(call.mock.calls).toEqual([['a'], ['c']]);
});

test('a cancelled call is forgotten', () => {
  const call = jest.fn();
  const debounced = debounce(call, 50);
  debounced();
  debounced.cancel();
  jest.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});
