/** Starts and stops the server process. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Binaries, programPath } from './binaries.ts';
import { serverEnvironment } from './cluster.ts';
import { type ServerPaths, socketFolder } from './paths.ts';
import { isServerProcess, readPidFile, signal } from './pid-file.ts';

const STOP_TIMEOUT_MS = 8_000;
const PORT = 5432;

export interface ServerOptions {
  isDurable: boolean;
  /** The previous port, when other processes know it; it can change on Windows only. */
  port?: number | undefined;
}

/**
 * Starts a server in its own session, so that neither Ctrl-C nor the end of this process reaches it. The returned
 * function tells whether the attempt has failed so far.
 */
export async function spawnServer(
  paths: ServerPaths,
  binaries: Binaries,
  wanted: ServerOptions,
): Promise<{ hasEnded(): boolean }> {
  const settings = await serverSettings(paths, wanted);
  if (process.platform === 'win32') return startThroughPgCtl(paths, binaries, settings);
  // Keep the last messages of a server that died.
  const log = openSync(paths.logFile, wanted.port === undefined ? 'w' : 'a');
  try {
    const args = ['-D', paths.cluster, ...settings];
    const child = spawn(programPath(binaries, 'postgres'), args, {
      ...paths.account,
      cwd: '/',
      env: serverEnvironment(),
      detached: true,
      stdio: ['ignore', log, log],
    });
    return watch(child, () => true);
  } finally {
    closeSync(log);
  }
}

/** Closes all connections and stops the server cleanly; waits until its files are closed. */
export async function stopServer(paths: ServerPaths, binaries: Binaries): Promise<void> {
  const postmaster = readPidFile(paths.cluster);
  if (!postmaster || !isServerProcess(postmaster.pid)) return;
  if (process.platform === 'win32') {
    await promisify(execFile)(programPath(binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-D', paths.cluster]);
    return;
  }
  signal(postmaster.pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (readPidFile(paths.cluster)?.pid === postmaster.pid) {
    if (Date.now() > deadline) {
      signal(postmaster.pid, 'SIGQUIT');
      return;
    }
    await sleep(15);
  }
  if (postmaster.host !== paths.cluster) rmSync(postmaster.host, { recursive: true, force: true });
}

async function serverSettings(paths: ServerPaths, { isDurable, port }: ServerOptions): Promise<string[]> {
  const isWindows = process.platform === 'win32';
  const settings = {
    port: isWindows ? (port ?? (await freePort())) : PORT,
    listen_addresses: isWindows ? '127.0.0.1' : '',
    unix_socket_directories: isWindows ? '' : socketFolder(paths),
    unix_socket_permissions: '0700',
    max_connections: 100,
    maintenance_work_mem: '64MB',
    // Large enough for a big import; with a quarter of it, checkpoints wrote everything to disk every five seconds.
    max_wal_size: '2GB',
    min_wal_size: '64MB',
    // Without replicas, the WAL serves crash recovery only: a table filled in the transaction that created it needs
    // none.
    wal_level: 'minimal',
    max_wal_senders: '0',
    synchronous_commit: 'on',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(isDurable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** On Windows, PostgreSQL also refuses to run as administrator; pg_ctl drops the privileges first. */
function startThroughPgCtl(paths: ServerPaths, binaries: Binaries, settings: string[]) {
  const options = settings.map((word) => (word === '-c' ? word : `"${word}"`)).join(' ');
  const args = ['start', '-W', '-D', paths.cluster, '-l', paths.logFile, '-o', options];
  const child = spawn(programPath(binaries, 'pg_ctl'), args, {
    env: serverEnvironment(),
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
  });
  // Exit code 0 means that it has started the server.
  return watch(child, (code) => code !== 0);
}

function watch(child: ChildProcess, isFailure: (code: number) => boolean): { hasEnded(): boolean } {
  let hasFailed = false;
  child.on('error', () => {
    hasFailed = true;
  });
  child.unref();
  const hasEnded = () => {
    const { exitCode, signalCode } = child;
    return hasFailed || signalCode !== null || (exitCode !== null && isFailure(exitCode));
  };
  return { hasEnded };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
