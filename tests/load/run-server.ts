import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { workersOf } from '../support/site-process.ts';
import { startArguments } from '../support/start-arguments.ts';

const PORT = 3220;
/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

export interface RunningServer {
  url: string;
  /** Pid of the worker. */
  pid: number;
  /** CPU time of the worker process so far, over all its threads. */
  cpuMs(): number;
  peakMegabytes(): number;
  stop(): Promise<void>;
}

const SERVER_CORE = '0';
const OTHER_CORE = '1';
const canPin = () => spawnSync('which', ['taskset']).status === 0;

/** Moves this process, and the database that it starts, off the server's core. */
export function moveToOtherCore(): void {
  if (canPin()) spawnSync('taskset', ['--cpu-list', '--pid', OTHER_CORE, String(process.pid)]);
}

/** Returns the CPU time of a process so far, over all its threads. */
export function cpuMsOf(pid: number | undefined): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Returns the CPU time of the children of a process that have ended. */
export function cpuMsOfEndedChildren(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

/** The fields of `/proc/<pid>/stat` after the name of the program. */
function statOf(pid: number | undefined): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Returns the command pinned to the server's core, where the system supports it. */
export function onServerCore(command: readonly string[]): string[] {
  return canPin() ? ['taskset', '-c', SERVER_CORE, ...command] : [...command];
}

/** Starts the built site as in production, on one core where the system supports it. */
export async function runServer(
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
  port = PORT,
): Promise<RunningServer> {
  const [program = '', ...args] = onServerCore([process.execPath, ...startArguments()]);
  const child = spawn(program, args, {
    env: {
      ...process.env,
      // Pages only: pictures are measured separately.
      PRERENDERED_PICTURES: '0',
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // All requests come from one address.
      READ_BUDGET: '0',
      ...settings,
      PORT: String(port),
    },
    stdio: 'inherit',
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  // The worker serves; its primary only restarts it.
  const [worker] = workersOf(child.pid ?? 0);
  return {
    url,
    pid: worker ?? 0,
    cpuMs: () => cpuMsOf(worker),
    peakMegabytes: () =>
      Number(readFileSync(`/proc/${worker}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1] ?? 0) / 1024,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server did not become ready');
}
