import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

test('commands can write mails: Node.js loads all sources of mails without a build', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--eval', "await import('./server/composition/mail-sources.ts')"],
    {
      encoding: 'utf8',
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
