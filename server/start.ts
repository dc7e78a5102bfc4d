/** `npm start`: builds when the sources have changed since the last build, then runs the site. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNodeVersion } from './node-version.ts';
import { findProjectRoot } from './project-root.ts';

const SOURCES = [
  'shared/**',
  'graphql/**',
  'server/**',
  'client/**',
  'locales/**',
  '*.ts',
  'package-lock.json',
];

function say(message: string): void {
  process.stdout.write(`${message}\n`);
}

/** A hash of every file that a build reads. */
function hashSources(root: string): string {
  const files = globSync(SOURCES, {
    cwd: root,
    withFileTypes: true,
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  });
  const names = files
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(`${path.relative(root, name)}\0`).update(readFileSync(name));
  return hash.digest('hex');
}

/** Builds browser files and server when they are not of these sources. */
function buildWhenNeeded(root: string): void {
  const stamp = path.join(root, 'dist/sources');
  const hash = hashSources(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Building the site (about 15 seconds)');
  const built = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}\n${built.stderr}`);
  writeFileSync(stamp, hash);
}

checkNodeVersion();
const root = findProjectRoot();
process.env.NODE_ENV ??= 'production';
buildWhenNeeded(root);
const { main } = await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
await main(process.env, say).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
