/** The built service worker is a classic script: browsers reject one with imports. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseSync } from 'vite';

test('the service worker is one file without imports', () => {
  const [file = '', ...others] = globSync('dist/client/assets/service-worker-*.js');
  expect(others).toEqual([]);
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  expect(program.body.map(({ type }) => type)).not.toContain('ImportDeclaration');
});
