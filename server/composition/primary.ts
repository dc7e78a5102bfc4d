/** The primary process: serves no requests, runs the workers, and assigns the jobs to one of them. */
import cluster from 'node:cluster';
import { builtFolders } from '../platform/build-files/built-folders.ts';
import { storeBuildFiles } from '../platform/build-files/store-build-files.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { SHUTDOWN_TIMEOUT_MS } from '../platform/processes/process-limits.ts';
import { WorkerPool } from '../platform/processes/worker-pool.ts';
import { prepareSite } from './prepare-site.ts';
import { logStartWarnings } from './start-checks/log-start-warnings.ts';

/** After the shutdown deadline of each worker. */
const KILL_TIMEOUT_MS = SHUTDOWN_TIMEOUT_MS + 1_000;

interface PrimaryOptions {
  processes: number;
  /** Writes a line to the terminal. */
  print(message: string): void;
}

/** Runs the workers; resolves when the first one listens, and rejects when it fails before that. */
export async function runPrimary(
  env: NodeJS.ProcessEnv,
  { processes, print }: PrimaryOptions,
): Promise<void> {
  // The database is seeded once and kept open, so that an embedded server keeps running while workers are replaced.
  const { database, settings } = await prepareSite(env, print);
  // Each worker accepts its own connections: with a shared handle, a connection for a dying worker would hang here.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const log = createLogger(settings.logLevel);
  const workers = new WorkerPool(log);
  let isStopping = false;
  let code = 0;
  const exit = async () => {
    await database.close();
    process.exit(code);
  };
  const stop = () => {
    if (isStopping) return workers.end('SIGKILL');
    isStopping = true;
    setTimeout(() => workers.end('SIGKILL'), KILL_TIMEOUT_MS).unref();
    workers.end('SIGTERM');
    if (workers.size === 0) void exit();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  cluster.on('exit', (_worker, exitCode, signal) => {
    if (!isStopping) return;
    if (exitCode > 0 || signal === 'SIGKILL') code = 1;
    if (workers.size === 0) void exit();
  });
  try {
    await storeBuildFiles(database.db, builtFolders().clientFolder);
    await workers.start(processes);
  } catch (error) {
    if (isStopping) return;
    await database.close();
    throw error;
  }
  print(`Baksteen is at ${settings.publicUrl}, with ${processes} processes`);
  void logStartWarnings(settings, database.db, log);
}
