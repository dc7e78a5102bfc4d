import { expect, test } from '@jest/globals';
import { findForbidden, listShippedPackages } from '../lint/licences/shipped-packages.ts';

const LOCK = {
  '': { version: '1.0.0', license: 'UNLICENSED' },
  'node_modules/runs': { version: '1.0.0', license: 'MIT' },
  'node_modules/tests': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
  'node_modules/graphiql': { version: '5.0.0', license: 'MIT', dev: true, dependencies: { part: '^1' } },
  'node_modules/part': { version: '2.0.0', license: 'GPL-2.0', dev: true },
  'node_modules/graphiql/node_modules/part': { version: '1.0.0', license: 'ISC', dev: true },
  'node_modules/runs/node_modules/native': {
    version: '1.0.0',
    license: '(MIT OR GPL-3.0-only)',
    optional: true,
  },
};

test('lists packages that the site runs, and those of development that its build contains', () => {
  expect(listShippedPackages(LOCK).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'graphiql 5.0.0',
    'native 1.0.0',
    'part 1.0.0',
    'runs 1.0.0',
  ]);
  expect(findForbidden(listShippedPackages(LOCK))).toEqual([]);
});

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'UNLICENSED',
  'MIT AND GPL-2.0-only',
  '(GPL-2.0-only OR BUSL-1.1)',
])('a package with the licence %s is forbidden', (license) => {
  const lock = { ...LOCK, 'node_modules/new': { version: '1.0.0', license } };
  expect(findForbidden(listShippedPackages(lock)).map(({ name }) => name)).toEqual(['new']);
});

test('a package without a licence is forbidden', () => {
  const lock = { 'node_modules/new': { version: '1.0.0' } };
  expect(findForbidden(listShippedPackages(lock))).toHaveLength(1);
});
