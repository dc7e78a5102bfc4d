/** The code of the demo agency is not in the files that every site loads. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const STATIC_IMPORT = /^(?:import|export)\b[^;]*?["'](\.[^"']+)["'];?$/gm;
/** The comment with which the bundler begins a module. */
const MODULE = /^\/\/ ((?:client|demo|graphql|server|shared)\/.*\.tsx?)$/gm;

/** Returns the modules in a file of the build, and in the files that it imports statically. */
function modulesIn(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const own = [...code.matchAll(MODULE)].map(([, name = '']) => name);
  const imported = [...code.matchAll(STATIC_IMPORT)].map(([, name = '']) =>
    path.join(path.dirname(file), name),
  );
  return [...own, ...imported.flatMap((name) => modulesIn(name, seen))];
}

test('the server loads no module of the demo agency at its start', () => {
  const modules = modulesIn('dist/server/main.js');
  expect(modules).toContain('server/composition/load-demo.ts');
  expect(modules.length).toBeGreaterThan(500);
  expect(modules.filter((name) => name.startsWith('demo/'))).toEqual([]);
});

test('the demo agency is a file of its own', () => {
  const modules = modulesIn('dist/server/modules/demo/demo.js').filter((name) => name.startsWith('demo/'));
  expect(modules).toContain('demo/feed.ts');
  expect(modules.length).toBeGreaterThan(100);
});
