/** `npm start`: builds when the sources have changed since the last build, then runs the site. */
import cluster from 'node:cluster';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenNeeded } from './build.ts';
import { checkNodeVersion } from './node-version.ts';
import { findProjectRoot } from './project-root.ts';

const print = (message: string) => process.stdout.write(`${message}\n`);

checkNodeVersion();
process.env.NODE_ENV ??= 'production';
try {
  // A restarted worker must run the same build as the others, even if the sources have changed since.
  if (cluster.isPrimary) await buildWhenNeeded();
  const { main } = await import(pathToFileURL(path.join(findProjectRoot(), 'dist/server/main.js')).href);
  await main(process.env, print);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
