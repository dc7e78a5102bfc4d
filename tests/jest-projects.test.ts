/** Checks that every test file runs exactly once. */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const PROJECTS = ['unit', 'app', 'full'];
const NO_SOURCES = ['node_modules/**', 'dist/**', 'data/**', '.*/**'];
/** Run by other tools: Playwright tests, benchmarks, and helpers. */
const OTHERS = ['tests/e2e/**', 'tests/load/**', 'tests/support/**'];

const jest = path.resolve('node_modules/jest/bin/jest.js');

function listTests(project: string): string[] {
  const listed = execFileSync(
    process.execPath,
    [jest, '--listTests', '--json', '--selectProjects', project],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    },
  );
  return (JSON.parse(listed) as string[]).map((file) => path.relative('.', file).replaceAll(path.sep, '/'));
}

test('every test file belongs to exactly one project', () => {
  const files = globSync('**/*.test.{ts,tsx}', { exclude: [...NO_SOURCES, ...OTHERS] });
  const listed = PROJECTS.flatMap(listTests);
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.sort()).toEqual(files.map((file) => file.replaceAll(path.sep, '/')).sort());
});
