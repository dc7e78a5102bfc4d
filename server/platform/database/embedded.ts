/**
 * An embedded PostgreSQL server, used without DATABASE_URL: the official binaries from npm, with data in a folder of
 * the site. A second process on the same folder joins the running server. A server left behind by a killed process is
 * adopted, a server that dies is restarted, and the last process to leave stops it.
 */
import pg from 'pg';
import { type Binaries, prepareBinaries } from './embedded/binaries.ts';
import { ensureCluster } from './embedded/cluster.ts';
import { chooseServerPaths, reachableStateFolder, type ServerPaths } from './embedded/paths.ts';
import { isAlive } from './embedded/pid-file.ts';
import { stopServer } from './embedded/postmaster.ts';
import { DATABASE, findRunning, runServer } from './embedded/run-server.ts';
import { openUsageConnection, type RestartServer } from './embedded/usage-connection.ts';

export interface EmbeddedOptions {
  /** The server's data folder; created when missing. */
  directory: string;
  log(message: string): void;
  /** False trades safety against power failure for speed, for temporary databases of tests. Default true. */
  isDurable?: boolean;
  /** Whether this process restarts a server that has died, or waits until another one does. Default true. */
  isReviver?: boolean;
}

export interface ServerConnection {
  /** The folder of a socket, or a host name. */
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

export interface EmbeddedServer {
  connection: ServerConnection;
  /** Ends this process's use of the server; stops the server when no other process uses it. */
  stop(): Promise<void>;
}

/** Starts, joins or adopts the server of `directory`, and creates the site's database when it is missing. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { log, isDurable = true, isReviver = true } = options;
  const paths = chooseServerPaths(options.directory);
  const binaries = prepareBinaries(paths.account, reachableStateFolder);
  if (paths.movedFrom) {
    log(`${paths.movedFrom} is closed to user ${paths.account.uid}: database in ${paths.cluster}`);
  }
  await ensureCluster(paths, binaries);
  const running = await findRunning(paths);
  if (running) log('Joined the running database server');
  const connection = running ?? (await runServer(paths, binaries, { isDurable }));
  const parts = { paths, binaries, log, wanted: { isDurable, port: connection.port } };
  const revive = isReviver ? reviver(parts) : (signal: AbortSignal) => expectRunning(paths, signal);
  const presence = await openUsageConnection(
    { ...connection, database: 'postgres' },
    { revive, isAlive: () => isAlive(paths.cluster) },
  );
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

interface ReviverDependencies {
  paths: ServerPaths;
  binaries: Binaries;
  log: EmbeddedOptions['log'];
  /** The port that other processes know. */
  wanted: { isDurable: boolean; port: number };
}

/** Creates the function that restarts a dead server; each message is logged once, however often it is tried. */
function reviver({ paths, binaries, log, wanted }: ReviverDependencies): RestartServer {
  const logged = new Set<string>();
  const logOnce = (message: string) => {
    if (!logged.has(message)) log(message);
    logged.add(message);
  };
  return async (signal) => {
    if (await findRunning(paths, signal)) return;
    logOnce('The database server is gone: it is started again');
    await runServer(paths, binaries, { ...wanted, signal }).catch((error) => {
      if (!signal.aborted) logOnce(error.message);
      throw error;
    });
    logged.clear();
    log('The database server runs again');
  };
}

/** @throws when the server is not running. */
async function expectRunning(paths: ServerPaths, signal: AbortSignal): Promise<void> {
  if (!(await findRunning(paths, signal))) throw new Error('the database server is gone');
}

async function createDatabase(connection: ServerConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Another process was faster (duplicate_database, or a violation of the unique index below it).
    if (!['42P04', '23505'].includes((error as pg.DatabaseError).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
