/** The project's Jest runner reports what happens in test files. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const IMPORT = `import { afterAll, expect, test } from '@jest/globals';`;
/** Test files by name. */
const FILES = {
  passes: `test('a', () => {}); test.skip('b', () => {}); test.each([1, 2])('c %i', (n) => expect(n).toBe(n));
    test.todo('later');`,
  fails: `test('d', () => expect(1).toBe(2)); test('e', () => {});`,
  timeout: `test('f', () => new Promise((resolve) => setTimeout(resolve, 60_000)), 20);`,
  unloadable: `import './missing-module.ts';`,
  rejects: `test('g', async () => {
    Promise.reject(new Error('forgotten promise'));
    await new Promise(setImmediate);
  });`,
  handled: `test('h', async () => {
    const late = Promise.reject(new Error('handled late'));
    await new Promise(setImmediate);
    await expect(late).rejects.toThrow('handled late');
  });`,
  throws: `test('i', async () => {
    setTimeout(() => { throw new Error('error of a timer'); }, 1);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });`,
  hook: `afterAll(() => { throw new Error('clean-up failed'); }); test('j', () => {});`,
  exits: `test('k', () => process.exit(0));`,
  asserts: `test('l', () => { expect.assertions(2); expect(1).toBe(1); });`,
};

/** Ends a run that hangs. */
const TIMEOUT_MS = 60_000;

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; message: string }[];
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baksteen-runner-'));
  for (const [name, source] of Object.entries(FILES)) {
    writeFileSync(path.join(folder, `${name}.test.ts`), `${IMPORT}\n${source}\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runJest(...args: string[]): { report: Report; status: number | null } {
  const runner = path.resolve('tests/support/run/jest/runner.ts');
  const config = JSON.stringify({
    ...{ rootDir: folder, runner, transform: {}, maxWorkers: 2 },
    testMatch: ['**/*.test.ts'],
  });
  const jest = path.resolve('node_modules/jest/bin/jest.js');
  const { stdout, status } = spawnSync(process.execPath, [jest, '--config', config, '--json', ...args], {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
  });
  return { report: JSON.parse(stdout), status };
}

test('counts tests, and a file that fails as a whole', () => {
  const { report, status } = runJest();
  const messages = Object.fromEntries(
    report.testResults.map(({ name, message }) => [path.basename(name, '.test.ts'), message]),
  );
  expect(status).toBe(1);
  expect(messages).toEqual({
    passes: '',
    handled: '',
    fails: expect.stringContaining('Expected: 2'),
    timeout: expect.stringContaining('Exceeded timeout of 20 ms'),
    unloadable: expect.stringContaining('missing-module.ts'),
    rejects: expect.stringContaining('forgotten promise'),
    throws: expect.stringContaining('error of a timer'),
    hook: expect.stringContaining('clean-up failed'),
    exits: expect.stringContaining('crashed'),
    asserts: expect.stringContaining('two assertions'),
  });
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  expect({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }).toEqual({
    numPassedTests: 8,
    numFailedTests: 3,
    numPendingTests: 1,
    numTodoTests: 1,
  });
  // Not loaded, a rejection, an error of a timer, a hook, and a process that ended.
  expect(report.numRuntimeErrorTestSuites).toBe(5);
});

test('runs only the tests with the given name', () => {
  const { report, status } = runJest('--testNamePattern', '^c', '--testPathPatterns', 'passes');
  expect(status).toBe(0);
  expect([report.numPassedTests, report.numPendingTests]).toEqual([2, 3]);
});
