/**
 * An embedded PostgreSQL server, used without DATABASE_URL: the official programs from npm, in a folder of the
 * site. A second process on the same folder joins the running server, a server left behind by a killed
 * process is adopted, and the last process to leave stops it.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, prepareBinaries } from './embedded/binaries.ts';
import { ensureCluster, readPassword, SUPERUSER } from './embedded/cluster.ts';
import { chooseServerPaths, reachableStateFolder, type ServerPaths } from './embedded/paths.ts';
import {
  isListening,
  readPidFile,
  removeStalePidFile,
  spawnServer,
  stopServer,
} from './embedded/postmaster.ts';
import { showPresence } from './embedded/presence.ts';

export interface EmbeddedOptions {
  /** The server's own folder; made when missing. */
  directory: string;
  log(message: string): void;
  /** False gives up safety against power cuts for speed: throw-away databases of tests. Default true. */
  isDurable?: boolean;
}

export interface ServerConnection {
  /** A socket's folder or a host name. */
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

export interface EmbeddedServer {
  connection: ServerConnection;
  /** Closes this process's use of it; stops the server when no other process uses it. */
  stop(): Promise<void>;
}

const DATABASE = 'baksteen';
const POLL_MS = 10;
const ATTEMPTS = 20;
/** Between attempts: what a killed server leaves behind needs a moment to go. */
const RETRY_MS = 250;
/** How long a spawned server may be silent. */
const SILENCE_MS = 20_000;

/** Starts, joins or adopts the server of `directory`, and makes the site's database when it is missing. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const paths = chooseServerPaths(options.directory);
  const binaries = prepareBinaries(paths.account, reachableStateFolder);
  if (paths.movedFrom) {
    options.log(`${paths.movedFrom} is closed to user ${paths.account.uid}: database in ${paths.cluster}`);
  }
  await ensureCluster(paths, binaries);
  const connection = await findOrStart(paths, binaries, options);
  const presence = await showPresence({ ...connection, database: 'postgres' });
  await createDatabase(connection);
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    if (await presence.leave()) await stopServer(paths, binaries);
  };
  return {
    connection,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Repeats until a server answers: two processes may start at once, and a killed one may still be leaving. */
async function findOrStart(
  paths: ServerPaths,
  binaries: Binaries,
  options: EmbeddedOptions,
): Promise<ServerConnection> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const running = await findRunning(paths);
    if (running) {
      if (attempt === 0) options.log('Joined the running database server');
      return running;
    }
    removeStalePidFile(paths.cluster);
    const server = await spawnServer(paths, binaries, options.isDurable ?? true);
    const deadline = Date.now() + SILENCE_MS;
    while (Date.now() < deadline && !server.hasEnded()) {
      const started = await findRunning(paths);
      if (started) return started;
      await sleep(POLL_MS);
    }
    await sleep(RETRY_MS);
  }
  throw new Error(`The embedded database did not start.\n${lastLines(paths.logFile)}`);
}

/** The live server of these files, once it accepts connections; undefined when there is none. */
async function findRunning({ cluster }: ServerPaths): Promise<ServerConnection | undefined> {
  for (;;) {
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

async function createDatabase(connection: ServerConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Another process was faster (duplicate_database, or the unique index below it).
    if (!['42P04', '23505'].includes((error as pg.DatabaseError).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(-12).join('\n');
  } catch {
    return '';
  }
}
