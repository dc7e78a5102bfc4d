/** Runs the site as a separate process, as an operator does. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startArguments } from './start-arguments.ts';

/** The setting `METRICS_TOKEN` of sites whose metrics are read. */
export const METRICS_TOKEN = 'a-token-for-metrics';

export interface SiteProcess {
  url: string;
  /** Pid of the primary process. */
  pid: number;
  /**
   * Sends a signal to the primary process; SIGKILL also to its workers. Resolves with the exit code; null when the
   * signal ended the process.
   */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Settings of a site without rate limits that trusts proxy addresses and sends mails to an inbox. */
export function fastSettings(inbox: { port: number }): NodeJS.ProcessEnv {
  return {
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    TRUST_PROXY: '1',
    ORDINARY_SUBMISSIONS: '100000',
    READ_BUDGET: '0',
    FORM_SECONDS: '0',
    PRERENDERED_PICTURES: '0',
    LOG_LEVEL: 'warn',
  };
}

/**
 * Starts the site of a checkout, by default this one; resolves when it is ready. It does not inherit environment
 * variables.
 */
export async function startSiteProcess(
  settings: NodeJS.ProcessEnv,
  port: number,
  checkout = process.cwd(),
): Promise<SiteProcess> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...settings, PORT: String(port) };
  const url = `http://localhost:${port}`;
  const site = spawn(process.execPath, startArguments(checkout), {
    cwd: checkout,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady(url))) {
    if (hasEnded(site)) throw new Error(`the site ended: ${site.exitCode ?? site.signalCode}`);
    await wait(20);
  }
  return {
    url,
    pid: site.pid ?? 0,
    async end(signal) {
      if (hasEnded(site)) return site.exitCode;
      const ended = once(site, 'exit');
      const workers = signal === 'SIGKILL' ? workersOf(site.pid ?? 0) : [];
      site.kill(signal);
      await ended;
      for (const pid of workers) killIfAlive(pid);
      // A killed process can listen for a moment more, in which the site could not start again.
      if (signal === 'SIGKILL') while (!(await isFree(port))) await wait(10);
      return site.exitCode;
    },
  };
}

/** Returns the metrics of a site that runs as a process, as text. */
export async function readMetrics(url: string): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}`, connection: 'close' };
  return (await fetch(`${url}/metrics`, { headers })).text();
}

/** Returns how many processes of the site listen. */
export async function countListening(url: string): Promise<number> {
  return Number(/baksteen_processes (\d+)/.exec(await readMetrics(url))?.[1] ?? 0);
}

/** Returns a free port below the ephemeral range, so that no connection takes it while the site is down. */
export async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  const listens = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!listens) return false;
  server.close();
  await once(server, 'close');
  return true;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/readyz`).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Returns the pids of the workers of a primary process. An embedded database server is a child too. */
export function workersOf(pid: number): number[] {
  return childrenOf(pid)
    .filter(([, command]) => !command.startsWith('postgres'))
    .map(([child]) => child);
}

/** Returns the pids of a process's children, each with its command. */
function childrenOf(pid: number): [pid: number, command: string][] {
  try {
    const text = execFileSync('ps', ['-o', 'pid=,comm=', '--ppid', String(pid)], { encoding: 'utf8' });
    return [...text.matchAll(/^\s*(\d+) (.+)$/gm)].map(([, id, command = '']) => [Number(id), command]);
  } catch {
    return [];
  }
}
