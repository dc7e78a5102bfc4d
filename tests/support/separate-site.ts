/** A second site, as an operator runs it, that can be killed in the middle of its work and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type DatabaseConnection } from '../../server/database/connect.ts';
import { startEmbedded } from '../../server/database/embedded.ts';

export interface SeparateSite {
  url: string;
  /** Its database, which lives on while the site does not. */
  database: DatabaseConnection;
  /** Resolves once it is ready for visitors. */
  start(): Promise<void>;
  /** Without a word of warning: SIGKILL. */
  kill(): Promise<void>;
  /** Ends the site and its database, and removes its folder. */
  remove(): Promise<void>;
}

/** A site that has not been started yet. Settings of the surroundings do not reach it. */
export async function prepareSeparateSite(settings: NodeJS.ProcessEnv): Promise<SeparateSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'baksteen-crash-'));
  // PostgreSQL, which is another user when this one is root, lies in it as well, and goes with it.
  chmodSync(dataDir, 0o755);
  const server = await startEmbedded({ directory: path.join(dataDir, 'database'), log: () => {} });
  const database = connect(server.connection, { max: 2 });
  const { PATH, HOME } = process.env;
  const port = await findPort();
  const env = { PATH, HOME, ...settings, PORT: String(port), DATA_DIR: dataDir };
  const url = `http://localhost:${port}`;
  let site: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals) => {
    if (!site || hasEnded(site)) return;
    const ended = once(site, 'exit');
    site.kill(signal);
    await ended;
  };
  return {
    url,
    database,
    async start() {
      site = spawn(process.execPath, ['server/start.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      while (!(await isReady(url))) {
        if (hasEnded(site)) throw new Error(`the site ended: ${site.exitCode ?? site.signalCode}`);
        await wait(20);
      }
    },
    kill: () => end('SIGKILL'),
    async remove() {
      await end('SIGTERM');
      await database.close();
      // The last one that uses it stops it.
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A free port, below those that connections get: nothing else takes it while the site is gone. */
async function findPort(): Promise<number> {
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
