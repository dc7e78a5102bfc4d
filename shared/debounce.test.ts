import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { debounce } from './debounce.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('calls once after the delay, with the last arguments', () => {
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

test('with immediate, runs the first call of a series and drops the others', () => {
  const call = jest.fn();
  const debounced = debounce(call, 50, true);
  debounced('a');
  debounced('b');
  jest.advanceTimersByTime(50);
  debounced('c');
  expect(call.mock.calls).toEqual([['a'], ['c']]);
});

test('cancel drops the pending call', () => {
  const call = jest.fn();
  const debounced = debounce(call, 50);
  debounced();
  debounced.cancel();
  jest.runAllTimers();
  expect(call).not.toHaveBeenCalled();
});
