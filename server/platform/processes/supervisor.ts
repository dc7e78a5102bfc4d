/**
 * The primary process of a site with a single worker: starts the worker and restarts it when it ends unexpectedly. It
 * loads no part of the site, so that it stays small, and opens no database: the worker prepares everything itself.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { exitReason, type ProcessExits } from './process-exits.ts';
import { ALLOCATOR, SHUTDOWN_TIMEOUT_MS } from './process-limits.ts';
import { RestartBackoff } from './restart-backoff.ts';
import { EXITS_VARIABLE, LISTENING } from './supervised.ts';

/** After the worker's own shutdown deadline. */
const KILL_TIMEOUT_MS = SHUTDOWN_TIMEOUT_MS + 1_000;

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  livedMs: number;
  hasListened: boolean;
}

/**
 * Runs `script` as the worker, until a signal stops both. Resolves with the exit code of the site.
 * A worker that ends before the first one has listened ends the start.
 */
export async function supervise(script: string, logExit: (ending: LoggedExit) => void): Promise<number> {
  const backoff = new RestartBackoff();
  const exits: ProcessExits = {};
  const stopping = new AbortController();
  let worker: ChildProcess | undefined;
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    worker?.kill('SIGTERM');
    setTimeout(() => worker?.kill('SIGKILL'), KILL_TIMEOUT_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (let hasStarted = false; ; ) {
    const ending = await runOnce(script, exits, (started) => {
      worker = started;
    });
    hasStarted ||= ending.hasListened;
    if (stopping.signal.aborted || !hasStarted) return ending.code ?? 1;
    const reason = exitReason(ending.code, ending.signal);
    exits[reason] = (exits[reason] ?? 0) + 1;
    const pauseMs = backoff.pauseAfter(ending.livedMs);
    logExit({ reason, pauseMs });
    await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return 0;
  }
}

export interface LoggedExit {
  reason: string;
  pauseMs: number;
}

/** Runs the worker; resolves when it has ended. */
function runOnce(
  script: string,
  exits: ProcessExits,
  onStart: (worker: ChildProcess) => void,
): Promise<Ending> {
  const since = performance.now();
  const env = { ...ALLOCATOR, ...process.env, [EXITS_VARIABLE]: JSON.stringify(exits) };
  const worker = fork(script, { env });
  onStart(worker);
  let hasListened = false;
  worker.on('message', (message) => {
    hasListened ||= message === LISTENING;
  });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code, signal) =>
      resolve({ code, signal, livedMs: performance.now() - since, hasListened }),
    );
  });
}
