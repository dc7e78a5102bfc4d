/** Checks `deploy/baksteen.service` against the program; it is not run. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { SHUTDOWN_TIMEOUT_MS } from '../../server/platform/processes/process-limits.ts';
import { startArguments } from '../support/start-arguments.ts';

const unit = readFileSync('deploy/baksteen.service', 'utf8');
/** Returns the value of a directive. */
const directive = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

test('runs the command of `npm start` with the Node version of the project', () => {
  const [program = '', ...args] = directive('ExecStart').split(' ');
  expect(program).toBe(`${directive('WorkingDirectory')}/node_modules/.bin/node`);
  expect(args).toEqual(startArguments());
});

test('restarts the site whatever ended it, and leaves it the time to stop', () => {
  expect(directive('Restart')).toBe('always');
  expect(Number(directive('TimeoutStopSec')) * 1_000).toBeGreaterThan(SHUTDOWN_TIMEOUT_MS + 1_000);
  // SIGTERM for every process would stop the embedded database before the worker.
  expect(directive('KillMode')).toBe('mixed');
});
