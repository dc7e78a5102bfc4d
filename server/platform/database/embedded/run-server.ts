/** Finds the running server of a cluster, or starts it. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ServerConnection } from '../embedded.ts';
import type { Binaries } from './binaries.ts';
import { readPassword, SUPERUSER } from './cluster.ts';
import type { ServerPaths } from './paths.ts';
import { isListening, readPidFile, removeStalePidFile } from './pid-file.ts';
import { type ServerOptions, spawnServer } from './postmaster.ts';

export const DATABASE = 'baksteen';
const POLL_MS = 10;
const ATTEMPTS = 20;
/** Pause between attempts: the remains of a killed server take a moment to disappear. */
const RETRY_MS = 250;
/** How long a started server may take until it responds. */
const SILENCE_MS = 20_000;

interface RunOptions extends ServerOptions {
  /** When it aborts, no further server is started. */
  signal?: AbortSignal;
}

/**
 * Repeats until a server responds, because two processes may start one at once, and a killed one may still be ending.
 * PostgreSQL allows only one server per cluster; the slower process finds the other's server running.
 */
export async function runServer(
  paths: ServerPaths,
  binaries: Binaries,
  { signal, ...wanted }: RunOptions,
): Promise<ServerConnection> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const running = await findRunning(paths, signal);
    if (running) return running;
    signal?.throwIfAborted();
    removeStalePidFile(paths.cluster);
    const server = await spawnServer(paths, binaries, wanted);
    const deadline = Date.now() + SILENCE_MS;
    while (Date.now() < deadline && !server.hasEnded()) {
      // Even a process that is stopping needs the connection, to stop the server.
      const started = await findRunning(paths);
      if (started) return started;
      await sleep(POLL_MS);
    }
    await sleep(RETRY_MS);
  }
  throw new Error(`The embedded database did not start.\n${lastLines(paths.logFile)}`);
}

/** The running server of this cluster, once it accepts connections; undefined when there is none. */
export async function findRunning(
  { cluster }: ServerPaths,
  signal?: AbortSignal,
): Promise<ServerConnection | undefined> {
  for (;;) {
    signal?.throwIfAborted();
    const postmaster = readPidFile(cluster);
    if (!postmaster || !(await isListening(postmaster))) return undefined;
    const { host, port } = postmaster;
    const password = readPassword(cluster);
    const connection = { host, port, user: SUPERUSER, password, database: DATABASE };
    if (await isAccepting(connection)) return connection;
    await sleep(POLL_MS);
  }
}

/** False while the server starts up, recovers or shuts down. */
async function isAccepting(connection: ServerConnection): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isTemporary(error as pg.DatabaseError)) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** A temporary failure: starting up, shutting down, or the socket disappeared meanwhile. */
function isTemporary({ code, message }: pg.DatabaseError): boolean {
  return /^(57P|ECONN|ENOENT|EPIPE)/.test(code ?? '') || /terminated/.test(message);
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(-12).join('\n');
  } catch {
    return '';
  }
}
