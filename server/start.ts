/**
 * `npm start`: builds when the sources have changed since the last build, then runs the site. A primary process
 * restarts its workers: this process for a single worker, the site's own primary for several.
 */
import cluster from 'node:cluster';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenNeeded } from './build.ts';
import { findProjectRoot } from './platform/build/project-root.ts';
import { checkPortIsFree } from './platform/http/listen.ts';
import { isSingleProcess } from './platform/processes/process-count.ts';
import { isSupervised } from './platform/processes/supervised.ts';
import { type LoggedExit, supervise } from './platform/processes/supervisor.ts';

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;

const print = (message: string) => process.stdout.write(`${message}\n`);

/** Writes a line like those of the site's log (`server/platform/logging/`). */
function logExit({ reason, pauseMs }: LoggedExit): void {
  const time = new Date().toISOString();
  const msg = 'the worker process has ended and is restarted';
  print(JSON.stringify({ level: 50, time, reason, pauseMs, msg }));
}

process.env.NODE_ENV ??= 'production';
try {
  // A restarted worker must run the same build as the others, even if the sources have changed since.
  const isPrimary = cluster.isPrimary && !isSupervised();
  if (isPrimary) {
    // Before the work of minutes that a first start does; the settings report an invalid number.
    const port = Number(process.env.PORT?.trim() || DEFAULT_PORT);
    if (port <= MAX_PORT) await checkPortIsFree(port);
    await buildWhenNeeded();
  }
  if (isPrimary && isSingleProcess(process.env.WEB_CONCURRENCY))
    process.exit(await supervise(import.meta.filename, logExit));
  const { main } = await import(pathToFileURL(path.join(findProjectRoot(), 'dist/server/main.js')).href);
  await main(process.env, print);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
