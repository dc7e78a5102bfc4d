import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadInTime } from './load-in-time.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('what comes within two minutes is had', async () => {
  const loading = loadInTime(new Promise((resolve) => setTimeout(() => resolve('module'), 119_000)));
  await jest.advanceTimersByTimeAsync(119_000);
  expect(await loading).toBe('module');
});

test('what has not come by then is given up', async () => {
  const loading = loadInTime(new Promise(() => {})).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await loading).toBe('too late');
});

test('what fails fails at once', async () => {
  await expect(loadInTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
