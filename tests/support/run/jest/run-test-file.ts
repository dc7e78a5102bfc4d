/** Runs one test file after another in a worker process of Jest. */
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createEmptyTestResult, type TestResult } from '@jest/test-result';
import type { Circus, Config } from '@jest/types';
import { getState, resetState, run } from 'jest-circus';
import { formatExecError, formatResultsErrors } from 'jest-message-util';
import { setTestTimeout } from './jest-globals.ts';
import { registerModuleHooks } from './module-hooks.ts';

type AssertionResult = TestResult['testResults'][number];

const DEFAULT_TIMEOUT_MS = 5_000;

registerModuleHooks();
process.setSourceMapsEnabled(true);

/**
 * Runs the tests of a file and returns what Jest's reporters need.
 * @throws when the file cannot be loaded.
 */
export async function runTestFile(
  file: string,
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
): Promise<TestResult> {
  const start = Date.now();
  const uncaught = collectUncaughtErrors();
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
    const errors = [...unhandledErrorsDetailed, ...uncaught.errors];
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
    uncaught.stop();
  }
}

/** Collects errors of no test, such as those of timers and of promises whose rejection is never handled. */
function collectUncaughtErrors() {
  const errors = new Map<unknown, Error>();
  const onError = (error: Error) => errors.set(error, error);
  const onRejection = (reason: unknown, promise: Promise<unknown>) =>
    errors.set(promise, reason instanceof Error ? reason : new Error(`Rejected with ${String(reason)}`));
  const onHandled = (promise: Promise<unknown>) => errors.delete(promise);
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onRejection);
  process.on('rejectionHandled', onHandled);
  return {
    get errors() {
      return [...errors.values()];
    },
    stop() {
      process.off('uncaughtException', onError);
      process.off('unhandledRejection', onRejection);
      process.off('rejectionHandled', onHandled);
    },
  };
}

function countResults(results: AssertionResult[]) {
  const count = (status: AssertionResult['status']) =>
    results.filter((result) => result.status === status).length;
  return {
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: count('pending'),
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
    status: status === 'skip' ? 'pending' : errors.length > 0 ? 'failed' : 'passed',
    duration: result.duration,
    invocations: result.invocations,
    failureMessages: [...errors],
    failureDetails: [...errorsDetailed],
    numPassingAsserts: result.numPassingAsserts,
  };
}
