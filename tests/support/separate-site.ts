/** A separate site, run as by an operator, which tests can kill and restart. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type DatabaseConnection } from '../../server/platform/database/connect.ts';
import { readPidFile } from '../../server/platform/database/embedded/pid-file.ts';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { findPort, type SiteProcess, startSiteProcess } from './site-process.ts';

export interface SeparateSite {
  url: string;
  /** Its database, which survives a kill of the site. */
  database: DatabaseConnection;
  /** Resolves when the site is ready. */
  start(): Promise<void>;
  /** Kills the site with SIGKILL. */
  kill(): Promise<void>;
  /** Pid of the primary, or of the only process. */
  readonly pid: number;
  /** Pid of the database server. */
  serverPid(): number | undefined;
  /** Stops the site and its database, and removes its folder. */
  remove(): Promise<void>;
}

/** Prepares a site without starting it. It does not inherit environment variables. */
export async function prepareSeparateSite(settings: NodeJS.ProcessEnv): Promise<SeparateSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'baksteen-crash-'));
  // When this process is root, PostgreSQL runs as another user, which must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const server = await startEmbedded({
    directory: path.join(dataDir, 'database'),
    log: () => {},
    isReviver: false,
  });
  const database = connect(server.connection, { max: 2 });
  const { rows } = await database.pool.query('show data_directory');
  const port = await findPort();
  let site: SiteProcess | undefined;
  return {
    url: `http://localhost:${port}`,
    database,
    async start() {
      site = await startSiteProcess({ ...settings, DATA_DIR: dataDir }, port);
    },
    get pid() {
      return site?.pid ?? 0;
    },
    serverPid: () => readPidFile(rows[0].data_directory)?.pid,
    async kill() {
      await site?.end('SIGKILL');
    },
    async remove() {
      await site?.end('SIGTERM');
      await database.close();
      // The last process that uses the server stops it.
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
