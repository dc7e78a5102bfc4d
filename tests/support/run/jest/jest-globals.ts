/** What test files import as `@jest/globals`. Jest's own module works only inside Jest's own runner. */
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { Config } from '@jest/types';
import { ModuleMocker } from 'jest-mock';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export const expect = jestExpect;

/** Read by jest-circus when the tests of a file start. */
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  config: { fakeTimers: {} } as Config.ProjectConfig,
  global: globalThis,
});

/** Sets the time that each test and hook of the current file may take. */
export function setTestTimeout(ms: number): void {
  Reflect.set(globalThis, TIMEOUT, ms);
}

/** Puts back what mocks and fake timers replaced, because other files run in the same process. */
export function restoreMocks(): void {
  mocker.restoreAllMocks();
  timers.dispose();
}

export const jest = {
  setTimeout: setTestTimeout,
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  useFakeTimers: timers.useFakeTimers.bind(timers),
  useRealTimers: timers.useRealTimers.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
  runAllTimers: timers.runAllTimers.bind(timers),
};
