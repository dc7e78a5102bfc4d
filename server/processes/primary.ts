/** The primary process: serves no requests, runs the workers, and assigns the jobs to one of them. */
import cluster from 'node:cluster';
import { LONGEST_STOP_MS } from '../graceful-shutdown.ts';
import { prepareSite } from '../prepare-site.ts';
import { WorkerPool } from './worker-pool.ts';

/** After the shutdown deadline of each worker. */
const PATIENCE_MS = LONGEST_STOP_MS + 1_000;

interface Lead {
  processes: number;
  /** Writes a line to the terminal. */
  print(message: string): void;
}

/** Runs the workers; resolves when the first one listens, and rejects when it fails before that. */
export async function runPrimary(env: NodeJS.ProcessEnv, { processes, print }: Lead): Promise<void> {
  // The database is seeded once and kept open, so that an embedded server keeps running while workers are replaced.
  const { database, settings } = await prepareSite(env, print);
  // Each worker accepts its own connections: with a shared handle, a connection for a dying worker would hang here.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const crew = new WorkerPool();
  let isStopping = false;
  let code = 0;
  const leave = async () => {
    await database.close();
    process.exit(code);
  };
  const stop = () => {
    if (isStopping) return crew.end('SIGKILL');
    isStopping = true;
    setTimeout(() => crew.end('SIGKILL'), PATIENCE_MS).unref();
    crew.end('SIGTERM');
    if (crew.size === 0) void leave();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  cluster.on('exit', (_worker, exitCode, signal) => {
    if (!isStopping) return;
    if (exitCode > 0 || signal === 'SIGKILL') code = 1;
    if (crew.size === 0) void leave();
  });
  try {
    await crew.start(processes);
  } catch (error) {
    if (isStopping) return;
    await database.close();
    throw error;
  }
  print(`Baksteen is at ${settings.publicUrl}, with ${processes} processes`);
}
