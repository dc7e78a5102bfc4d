/** The site as a process of its own, as an operator runs it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startArguments } from './start-arguments.ts';

export interface SiteProcess {
  url: string;
  pid: number;
  /** The code with which it ended; null: by the signal. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Of one that takes form after form, from any address that is named, and sends their mails to an inbox. */
export function fastSettings(inbox: { port: number }): NodeJS.ProcessEnv {
  return {
    SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
    TRUST_PROXY: '1',
    ORDINARY_SENDINGS: '100000',
    FORM_SECONDS: '0',
    PICTURES_AHEAD: '0',
    LOG_LEVEL: 'warn',
  };
}

/** Starts one; resolves once it is ready for visitors. Settings of the surroundings do not reach it. */
export async function startSiteProcess(settings: NodeJS.ProcessEnv, port: number): Promise<SiteProcess> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...settings, PORT: String(port) };
  const url = `http://localhost:${port}`;
  const site = spawn(process.execPath, startArguments(), { env, stdio: ['ignore', 'ignore', 'inherit'] });
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
      site.kill(signal);
      await ended;
      return site.exitCode;
    },
  };
}

/** A free port, below those that connections get: nothing else takes it while the site is gone. */
export async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    const server = createServer().listen(port);
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/** Process ids of what a process has started, of those that serve for one. */
export function childrenOf(pid: number): number[] {
  try {
    const text = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return text
      .split('\n')
      .map(Number)
      .filter((id) => id > 0);
  } catch {
    return [];
  }
}
