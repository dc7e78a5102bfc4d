/** A second site, as an operator runs it, that can be killed in the middle of its work and started again. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type DatabaseConnection } from '../../server/database/connect.ts';
import { readPidFile } from '../../server/database/embedded/postmaster.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import { findPort, type SiteProcess, startSiteProcess } from './site-process.ts';

export interface SeparateSite {
  url: string;
  /** Its database, which lives on while the site does not. */
  database: DatabaseConnection;
  /** Resolves once it is ready for visitors. */
  start(): Promise<void>;
  /** Without a word of warning: SIGKILL. */
  kill(): Promise<void>;
  /** Of the process that starts the others, or serves alone. */
  readonly pid: number;
  /** Of the database's server. */
  serverPid(): number | undefined;
  /** Ends the site and its database, and removes its folder. */
  remove(): Promise<void>;
}

/** A site that has not been started yet. Settings of the surroundings do not reach it. */
export async function prepareSeparateSite(settings: NodeJS.ProcessEnv): Promise<SeparateSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'baksteen-crash-'));
  // PostgreSQL, which is another user when this one is root, lies in it as well, and goes with it.
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
      // The last one that uses it stops it.
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
