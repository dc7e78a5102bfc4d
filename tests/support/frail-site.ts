/** A separate site for browser tests whose database can be interrupted. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectionUrl } from '../../server/database/connect.ts';
import { startEmbedded } from '../../server/database/embedded.ts';
import { findPort, startSiteProcess } from './site-process.ts';
import { openSocketLine } from './socket-line.ts';
import { until } from './until.ts';

export interface FrailSite {
  url: string;
  /** Interrupts the database; resolves when the site has noticed. */
  cut(): Promise<void>;
  /** Restores the database; resolves when the site has noticed. */
  mend(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a site without demo data: it has towns, and pages with a form. */
export async function startFrailSite(): Promise<FrailSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-frail-'));
  chmodSync(folder, 0o755);
  const directory = path.join(folder, 'database');
  const server = await startEmbedded({ directory, log: () => {}, isDurable: false });
  const line = await openSocketLine(server.connection);
  const settings = { DATA_DIR: folder, FORM_SECONDS: '0', LOG_LEVEL: 'warn', WEB_CONCURRENCY: '1' };
  const site = await startSiteProcess(
    { ...settings, DATABASE_URL: connectionUrl(line.near) },
    await findPort(),
  );
  const isReady = async () => {
    const response = await fetch(`${site.url}/readyz`);
    await response.body?.cancel();
    return response.ok;
  };
  return {
    url: site.url,
    async cut() {
      await line.cut();
      await until(isReady, false);
    },
    async mend() {
      await line.mend();
      await until(isReady, true);
    },
    async remove() {
      await site.end('SIGTERM');
      await line.remove();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
