/**
 * Jest runner that loads each module once per worker process. Jest's own runner loads all modules again for each
 * test file, which takes longer than most of the tests. Files that run in one process share their modules and global
 * objects: a test that replaces something global must put it back.
 */
import path from 'node:path';
import type { TestResult } from '@jest/test-result';
import type { Config } from '@jest/types';
import { Worker } from 'jest-worker';
import { COVERAGE_FOLDER } from '../covered-lines/coverage-folder.ts';
import { BUILT_MODULES } from './module-hooks.ts';

interface TestFile {
  path: string;
  context: { config: Config.ProjectConfig };
}

interface FileRunner {
  runTestFile(
    file: string,
    globalConfig: Config.GlobalConfig,
    config: Config.ProjectConfig,
  ): Promise<TestResult>;
}

type OnStart = (test: TestFile) => Promise<void>;
type OnResult = (test: TestFile, result: TestResult) => Promise<void>;
type OnFailure = (test: TestFile, error: unknown) => Promise<void>;

/** Tests of the app use the build of the server, unit tests the sources. */
function environmentOf([first]: TestFile[]): NodeJS.ProcessEnv {
  const isUnit = first?.context.config.displayName?.name === 'unit';
  const folder = process.env[COVERAGE_FOLDER];
  return {
    ...process.env,
    [BUILT_MODULES]: isUnit ? '' : '1',
    ...(folder ? { NODE_V8_COVERAGE: folder } : {}),
  };
}

/** Jest constructs the default export of a runner's module. */
export default class SharedModulesRunner {
  readonly isSerial = false;
  readonly #globalConfig: Config.GlobalConfig;

  constructor(globalConfig: Config.GlobalConfig) {
    this.#globalConfig = globalConfig;
  }

  /** Runs the files in the order of Jest's sequencer; each worker takes the next file when it has finished one. */
  async runTests(
    tests: TestFile[],
    _watcher: unknown,
    onStart: OnStart,
    onResult: OnResult,
    onFailure: OnFailure,
  ): Promise<void> {
    const workers = Math.min(this.#globalConfig.maxWorkers, tests.length);
    const pool = new Worker(path.join(import.meta.dirname, 'run-test-file.ts'), {
      numWorkers: workers,
      exposedMethods: ['runTestFile'],
      forkOptions: {
        stdio: 'inherit',
        env: environmentOf(tests),
        // `npm test -- FILE --debug`
        execArgv: process.env.TEST_DEBUG ? ['--inspect-brk'] : process.execArgv,
      },
      maxRetries: 0,
      workerGracefulExitTimeout: this.#globalConfig.workerGracefulExitTimeout,
    }) as Worker & FileRunner;
    // Workers share the iterator.
    const queue = tests.values();
    const runQueue = async () => {
      for (const test of queue) {
        await onStart(test);
        await pool
          .runTestFile(test.path, this.#globalConfig, test.context.config)
          .then((result) => onResult(test, result))
          .catch((error) => onFailure(test, error));
      }
    };
    await Promise.all(Array.from({ length: workers }, runQueue)).finally(() => pool.end());
  }
}
