/** A PostgreSQL server with a standby that replicates it, from the embedded binaries. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { seedCities } from '../../../server/features/cities/seed.ts';
import { connect } from '../../../server/platform/database/connect.ts';
import { prepareBinaries, programPath } from '../../../server/platform/database/embedded/binaries.ts';
import {
  ensureCluster,
  SUPERUSER,
  serverEnvironment,
} from '../../../server/platform/database/embedded/cluster.ts';
import { chooseServerPaths, reachableStateFolder } from '../../../server/platform/database/embedded/paths.ts';
import { migrate } from '../../../server/platform/database/migrate.ts';
import { loadDemo } from '../load-demo.ts';
import { findPort } from '../site-process.ts';

export interface PostgresServer {
  url: string;
  /** Sends a signal to the server and its processes. */
  signal(name: NodeJS.Signals): void;
  /** Starts the server after it was stopped or killed; resolves when it accepts queries. */
  start(): Promise<void>;
  /** Stops the server cleanly. */
  stop(): Promise<void>;
}

export interface ReplicatedServer {
  primary: PostgresServer;
  standby: PostgresServer;
  stop(): Promise<void>;
}

/** Starts a server and a standby with a copy of its files; by default with the demo agency. */
export async function startReplicatedServer(content: 'demo' | 'nothing' = 'demo'): Promise<ReplicatedServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-replicated-'));
  const primaryPaths = chooseServerPaths(path.join(folder, 'primary'));
  const standbyPaths = chooseServerPaths(path.join(folder, 'standby'));
  const binaries = prepareBinaries(primaryPaths.account, reachableStateFolder);
  await ensureCluster(primaryPaths, binaries);
  const create = async ({ cluster, account }: typeof primaryPaths) =>
    createServer({ program: programPath(binaries, 'postgres'), cluster, account, port: await findPort() });
  const primary = await create(primaryPaths);
  await primary.start();
  if (content === 'demo') await fill(primary.url);
  await primary.stop();
  // Keeps the owner of the files, which may be another user than that of the tests.
  execFileSync('cp', ['--archive', primaryPaths.cluster, standbyPaths.cluster]);
  writeFileSync(path.join(standbyPaths.cluster, 'standby.signal'), '');
  const { port } = new URL(primary.url);
  appendFileSync(
    path.join(standbyPaths.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${SUPERUSER}'\n`,
  );
  const standby = await create(standbyPaths);
  await primary.start();
  await standby.start();
  return {
    primary,
    standby,
    async stop() {
      await standby.stop();
      await primary.stop();
      for (const paths of [primaryPaths, standbyPaths])
        rmSync(path.dirname(paths.cluster), { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface ServerOptions {
  program: string;
  cluster: string;
  account: object;
  port: number;
}

const DATABASE = 'postgres';

function createServer({ program, cluster, account, port }: ServerOptions): PostgresServer {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    wal_level: 'replica',
    // The standby asks for the WAL again at once after the primary was away.
    wal_retrieve_retry_interval: '100ms',
    timezone: 'UTC',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://${SUPERUSER}@127.0.0.1:${port}/${DATABASE}`;
  let server: ChildProcess | undefined;
  // The server leads a process group of its own.
  const signal = (name: NodeJS.Signals) => void process.kill(-Number(server?.pid), name);
  const hasEnded = () => !server || server.exitCode !== null || server.signalCode !== null;
  return {
    url,
    signal,
    async start() {
      if (server && !hasEnded()) await once(server, 'exit');
      const options = { ...account, cwd: '/', env: serverEnvironment(), detached: true };
      server = spawn(program, ['-D', cluster, ...args], {
        ...options,
        stdio: ['ignore', 'ignore', 'ignore'],
      });
      while (!(await accepts(url))) {
        if (hasEnded()) throw new Error(`the server on port ${port} did not start`);
        await wait(50);
      }
    },
    async stop() {
      if (!server || hasEnded()) return;
      const ended = once(server, 'exit');
      // A stopped process would not notice the next signal.
      signal('SIGCONT');
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function fill(url: string): Promise<void> {
  await migrate(url, () => {});
  const { db, close } = connect(url, { max: 2 });
  try {
    await seedCities(db, () => {});
  } finally {
    await close();
  }
  await loadDemo(url);
}
