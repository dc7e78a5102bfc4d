import { spawn } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { firstOutput } from './load/first-output.ts';

const run = (text: string) =>
  spawn(process.execPath, ['-e', text], { stdio: ['ignore', 'pipe', 'ignore'], env: {} });

test('what a program prints first is there while it runs on', async () => {
  const child = run('console.log("http://here"); setInterval(() => {}, 1_000)');
  expect(await firstOutput(child)).toBe('http://here');
  child.kill('SIGKILL');
});

test('a program that ends at once is not waited for', async () => {
  await expect(firstOutput(run('process.exit(3)'))).rejects.toThrow('ended (3)');
  await expect(firstOutput(spawn('/not/there'))).rejects.toThrow('ENOENT');
});
