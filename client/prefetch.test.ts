import { afterEach, expect, jest, test } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { startPrefetching } from './prefetch.ts';

const listen = jest.fn();
const prefetching = { routes: [], getContext: () => new RouterContextProvider(), isRouted: () => true };

function replaceGlobal(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

afterEach(() => void listen.mockClear());

test.each([
  ['a visitor who saves data', { saveData: true }, 0],
  ['a visitor who does not', { saveData: false }, 2],
  ['a browser that does not say', undefined, 2],
])('%s: watches links or not', (_, connection, listeners) => {
  replaceGlobal('navigator', { connection });
  replaceGlobal('document', { addEventListener: listen });
  startPrefetching(prefetching);
  expect(listen).toHaveBeenCalledTimes(listeners);
});
