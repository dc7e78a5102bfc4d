/** Finds the running server of a cluster, or starts it. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ServerConnection } from '../embedded.ts';
import type { Binaries } from './binaries.ts';
import { readPassword, SUPERUSER } from './cluster.ts';
import type { ServerPaths } from './paths.ts';
import {
  isListening,
  readPidFile,
  removeStalePidFile,
  spawnServer,
  type WantedServer,
} from './postmaster.ts';

export const DATABASE = 'baksteen';
const POLL_MS = 10;
const ATTEMPTS = 20;
/** Between attempts: what a killed server leaves behind needs a moment to go. */
const RETRY_MS = 250;
/** How long a spawned server may be silent. */
const SILENCE_MS = 20_000;

interface RunOptions extends WantedServer {
  /** When it is aborted nothing is started any more. */
  signal?: AbortSignal;
}

/**
 * Repeats until a server answers: two processes may start at once, and a killed one may still be leaving. PostgreSQL lets
 * one server have the files; whoever was slower finds it running.
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
      // Whoever stops meanwhile has to know it, to stop it.
      const started = await findRunning(paths);
      if (started) return started;
      await sleep(POLL_MS);
    }
    await sleep(RETRY_MS);
  }
  throw new Error(`The embedded database did not start.\n${lastLines(paths.logFile)}`);
}

/** The live server of these files, once it accepts connections; undefined when there is none. */
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
    if (await answers(connection)) return connection;
    await sleep(POLL_MS);
  }
}

/** False while the server starts up, recovers or shuts down. */
async function answers(connection: ServerConnection): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isPassing(error as pg.DatabaseError)) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** "Starting up", "shutting down", or the socket went away in between. */
function isPassing({ code, message }: pg.DatabaseError): boolean {
  return /^(57P|ECONN|ENOENT|EPIPE)/.test(code ?? '') || /terminated/.test(message);
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(-12).join('\n');
  } catch {
    return '';
  }
}
