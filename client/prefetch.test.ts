import { afterEach, expect, jest, test } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import { startPrefetching } from './prefetch.ts';

const listen = jest.fn();
const prefetching = { routes: [], getContext: () => new RouterContextProvider(), isRouted: () => true };

const replaced = new Map<string, PropertyDescriptor | undefined>();

function replaceGlobal(name: string, value: unknown): void {
  if (!replaced.has(name)) replaced.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

afterEach(() => {
  listen.mockClear();
  for (const [name, descriptor] of replaced) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  replaced.clear();
});

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
