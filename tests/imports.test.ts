/** The rules of `.dependency-cruiser.mjs`, on small projects that break them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { cruiseImports } from '../lint/imports/cruise-imports.ts';
import { withPictures } from '../lint/imports/picture.ts';
import { findKnots, graphOfRooms } from '../lint/imports/rooms.ts';

const FOLDERS = ['shared', 'graphql', 'client', 'server', 'demo'];
let folder: string | undefined;
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

/** Creates a project whose first file imports the second; a type only, if asked. */
function createProject(from: string, to: string, { isType = false } = {}): string {
  folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
  for (const name of FOLDERS) mkdirSync(path.join(folder, name));
  for (const file of [from, to]) mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  const specifier = path.posix.relative(path.posix.dirname(from), to);
  const relative = specifier.startsWith('.') ? specifier : `./${specifier}`;
  writeFileSync(path.join(folder, to), 'export type One = number;\nexport const one: One = 1;\n');
  const imported = isType ? 'import type { One }' : 'import { one }';
  const used = isType ? 'const two: One = 2;' : 'const two = one + 1;';
  writeFileSync(path.join(folder, from), `${imported} from '${relative}';\nexport ${used}\n`);
  return folder;
}

async function rulesBrokenBy(from: string, to: string, options?: { isType: boolean }): Promise<string[]> {
  const { violations } = await cruiseImports(createProject(from, to, options));
  return violations.map((line) => /\(([\w-]+)\)/.exec(line)?.[1] ?? line);
}

describe('an import is rejected', () => {
  test.each([
    ['shared/a.ts', 'client/b.ts', 'layer-shared'],
    ['shared/a.test.ts', 'tests/b.ts', 'layer-shared'],
    ['graphql/a.ts', 'server/b.ts', 'layer-graphql'],
    ['client/a.tsx', 'graphql/b.ts', 'layer-client'],
    ['demo/a.ts', 'client/b.ts', 'layer-demo'],
    ['demo/a.ts', 'server/platform/jobs/b.ts', 'demo-and-server'],
    ['server/app.ts', 'demo/b.ts', 'server-and-demo'],
    ['server/app.ts', 'tests/b.ts', 'server-and-tests'],
    ['server/platform/a/a.ts', 'server/features/b/b.ts', 'floor-platform'],
    ['server/platform/a/a.ts', 'server/web/b/b.ts', 'floor-platform'],
    ['server/platform/a/a.ts', 'server/settings/b.ts', 'floor-platform'],
    ['server/features/a/a.ts', 'server/web/b/b.ts', 'floor-features'],
    ['server/features/a/a.ts', 'server/services.ts', 'floor-features'],
    ['server/web/a/a.ts', 'server/commands/b.ts', 'floor-web'],
    ['server/features/leads/a.ts', 'server/features/holiday/store/b.ts', 'port-of-holiday'],
    ['server/features/leads/a.ts', 'server/features/news/b.ts', 'port-of-no-feature'],
    ['client/features/news/a.tsx', 'client/features/offices/b.tsx', 'port-of-offices'],
  ])('of %s by %s', async (from, to, rule) => {
    expect(await rulesBrokenBy(from, to)).toEqual([rule]);
  });

  test('of Express by a feature', async () => {
    const root = createProject('server/features/a/a.ts', 'server/features/a/b.ts');
    writeFileSync(
      path.join(root, 'server/features/a/c.ts'),
      "import type { Request } from 'express';\nexport type R = Request;\n",
    );
    const { violations } = await cruiseImports(root);
    expect(violations).toEqual([expect.stringContaining('features-and-express')]);
  });

  test('also of a type', async () => {
    const broken = await rulesBrokenBy('server/platform/a/a.ts', 'server/features/b/b.ts', { isType: true });
    expect(broken).toEqual(['floor-platform']);
  });
});

test.each([
  ['of the type of a service by a route', 'server/web/a/a.ts', 'server/services.ts', true],
  [
    'of a port by another feature',
    'server/features/leads/a.ts',
    'server/features/holiday/store/read-stay.ts',
    false,
  ],
  ['of the demo at its one place', 'server/composition/load-demo.ts', 'demo/b.ts', false],
])('an import is allowed: %s', async (_name, from, to, isType) => {
  expect(await rulesBrokenBy(from, to, { isType })).toEqual([]);
});

const importing = (from: string, to: string) => ({ from, to, isTypeOnly: false });

test('rooms that import each other over a third one are found', () => {
  const graph = graphOfRooms([
    importing('server/platform/a/one.ts', 'server/platform/b/two.ts'),
    importing('server/platform/b/two.ts', 'server/platform/c/three.ts'),
    importing('server/platform/c/three.ts', 'server/platform/a/other.ts'),
    importing('server/features/d/four.ts', 'server/platform/a/one.ts'),
  ]);
  expect(graph.size).toBe(4);
  expect(findKnots(graph)).toEqual([['server/platform/a', 'server/platform/b', 'server/platform/c']]);
});

test('pictures show the features that meet', () => {
  const marks = ['layers', 'features'].map(
    (name) => `<!-- picture of ${name} --><!-- end of the picture of ${name} -->`,
  );
  const graph = graphOfRooms([importing('server/features/leads/a.ts', 'server/features/holiday/b.ts')]);
  expect(withPictures(marks.join('\n'), graph)).toContain('flowchart LR\n  leads --> holiday\n');
});
