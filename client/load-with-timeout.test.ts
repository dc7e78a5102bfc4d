import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadWithTimeout } from './load-with-timeout.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('resolves when the module loads within two minutes', async () => {
  const loading = loadWithTimeout(new Promise((resolve) => setTimeout(() => resolve('module'), 119_000)));
  await jest.advanceTimersByTimeAsync(119_000);
  expect(await loading).toBe('module');
});

test('rejects after two minutes', async () => {
  const loading = loadWithTimeout(new Promise(() => {})).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await loading).toBe('too late');
});

test('rejects at once when loading fails', async () => {
  await expect(loadWithTimeout(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
