import { spawn } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { firstOutput } from './load/first-output.ts';

const run = (text: string) =>
  spawn(process.execPath, ['-e', text], { stdio: ['ignore', 'pipe', 'ignore'], env: {} });

test('returns the first output of a program that keeps running', async () => {
  const child = run('console.log("http://here"); setInterval(() => {}, 1_000)');
  expect(await firstOutput(child)).toBe('http://here');
  child.kill('SIGKILL');
});

test('does not wait for a program that exits at once', async () => {
  await expect(firstOutput(run('process.exit(3)'))).rejects.toThrow('ended (3)');
  await expect(firstOutput(spawn('/not/there'))).rejects.toThrow('ENOENT');
});
