/** Runs one test file after another in a worker process of Jest. */
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { jestExpect } from '@jest/expect';
import { createEmptyTestResult, type TestResult } from '@jest/test-result';
import type { Circus, Config } from '@jest/types';
import { addEventHandler, getState, resetState, run } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { restoreMocks, setTestTimeout } from './jest-globals.ts';
import { registerModuleHooks } from './module-hooks.ts';
import { collectUncaughtErrors, takeUncaughtErrors } from './uncaught-errors.ts';

type AssertionResult = TestResult['testResults'][number];

const DEFAULT_TIMEOUT_MS = 5_000;

registerModuleHooks();
process.setSourceMapsEnabled(true);
collectUncaughtErrors();
addEventHandler(verifyAssertionCounts);
let lastFile = '';

/**
 * Runs the tests of a file and returns what Jest's reporters need.
 * @throws when the file cannot be loaded, or when the file before it in this process left an error behind.
 */
export async function runTestFile(
  file: string,
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
): Promise<TestResult> {
  const start = Date.now();
  const ofLastFile = takeUncaughtErrors();
  if (ofLastFile.length > 0) throw new Error(`After ${lastFile}: ${ofLastFile[0]?.stack}`);
  lastFile = file;
  resetState();
  setTestTimeout(config.testTimeout ?? globalConfig.testTimeout ?? DEFAULT_TIMEOUT_MS);
  const { testNamePattern } = globalConfig;
  if (testNamePattern) getState().testNamePattern = new RegExp(testNamePattern, 'i');
  try {
    await import(pathToFileURL(file).href);
    const { testResults, unhandledErrorsDetailed } = await run();
    // Node reports late that a rejection is handled after all.
    await setImmediate();
    const results = testResults.map(toAssertionResult);
    const errors = [...unhandledErrorsDetailed, ...takeUncaughtErrors()];
    const failureMessage = [
      formatResultsErrors(results, config, globalConfig, file) ?? '',
      ...errors.map((error) => formatExecError(error, config, globalConfig, file)),
    ].join('\n');
    const empty = createEmptyTestResult();
    const end = Date.now();
    return {
      ...empty,
      ...countResults(results),
      displayName: config.displayName,
      testFilePath: file,
      testResults: results,
      failureMessage: failureMessage.trim() === '' ? null : failureMessage,
      ...(errors.length > 0 ? { testExecError: { message: '', stack: failureMessage } } : {}),
      perfStats: { ...empty.perfStats, start, end, runtime: end - start },
    };
  } finally {
    restoreMocks();
  }
}

/** Called by jest-worker after the last file. V8 writes its coverage only when a process exits by itself. */
export function teardown(): void {
  process.exit();
}

/** Verifies `expect.assertions` and `expect.hasAssertions`, as Jest's own runner does. */
function verifyAssertionCounts(event: Circus.Event): void {
  if (event.name !== 'test_done') return;
  const failures = jestExpect.extractExpectedAssertionsErrors();
  if (event.test.errors.length === 0) event.test.errors.push(...failures.map(({ error }) => error));
}

function statusOf(
  status: Circus.TestResult['status'],
  errors: readonly unknown[],
): AssertionResult['status'] {
  if (status === 'skip') return 'pending';
  if (status === 'todo') return 'todo';
  return errors.length > 0 ? 'failed' : 'passed';
}

function countResults(results: AssertionResult[]) {
  const count = (status: AssertionResult['status']) =>
    results.filter((result) => result.status === status).length;
  return {
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
  };
}

function toAssertionResult({
  testPath,
  status,
  errors,
  errorsDetailed,
  ...result
}: Circus.TestResult): AssertionResult {
  // The first name is that of the file's own block.
  const names = testPath.slice(1);
  return {
    ancestorTitles: names.slice(0, -1),
    title: names.at(-1) ?? '',
    fullName: names.join(' '),
    status: statusOf(status, errors),
    duration: result.duration,
    invocations: result.invocations,
    failureMessages: [...errors],
    failureDetails: [...errorsDetailed],
    numPassingAsserts: result.numPassingAsserts,
  };
}
