import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies',
  Record<string, string>
>;
/** The commands that an installed site needs. */
const COMMANDS = ['start', 'import', 'retry-mails', 'personal-data', 'calendars', 'doctor'];
const IMPORT =
  /^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gms;

/** Returns the packages imported by a source file and its imports, without type imports. */
function packagesOf(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const groups of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const name = groups.slice(1).find(Boolean) ?? '';
    const target = path.join(path.dirname(file), name);
    if (!name.startsWith('.'))
      packages.add(
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    else if (/\.tsx?$/.test(name) && existsSync(target)) packagesOf(target, seen, packages);
  }
  return packages;
}

test('the site and its commands import production packages only', () => {
  const entries = COMMANDS.map((name) => scripts[name]?.match(/server\/\S+\.ts/)?.[0] ?? '');
  const packages = [...entries, 'server/main.ts'].flatMap((entry) => [...packagesOf(entry)]);
  expect(packages).toEqual(expect.arrayContaining(['express', 'kysely', 'react']));
  expect([...new Set(packages)].filter((name) => !isBuiltin(name) && !dependencies[name])).toEqual([]);
});
