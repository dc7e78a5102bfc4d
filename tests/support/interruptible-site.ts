/** A separate site for browser tests whose database can be interrupted. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectionUrl } from '../../server/platform/database/connect.ts';
import { startEmbedded } from '../../server/platform/database/embedded.ts';
import { findPort, startSiteProcess } from './site-process.ts';
import { openSocketProxy } from './socket-proxy.ts';
import { until } from './until.ts';

export interface InterruptibleSite {
  url: string;
  /** Interrupts the database; resolves when the site has noticed. */
  interrupt(): Promise<void>;
  /** Restores the database; resolves when the site has noticed. */
  restore(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a site without demo data: it has towns, and pages with a form. */
export async function startInterruptibleSite(): Promise<InterruptibleSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-interruptible-'));
  chmodSync(folder, 0o755);
  const directory = path.join(folder, 'database');
  const server = await startEmbedded({ directory, log: () => {}, isDurable: false });
  const proxy = await openSocketProxy(server.connection);
  const settings = { DATA_DIR: folder, FORM_SECONDS: '0', LOG_LEVEL: 'warn', WEB_CONCURRENCY: '1' };
  const site = await startSiteProcess(
    { ...settings, DATABASE_URL: connectionUrl(proxy.client) },
    await findPort(),
  );
  const isReady = async () => {
    const response = await fetch(`${site.url}/readyz`);
    await response.body?.cancel();
    return response.ok;
  };
  return {
    url: site.url,
    async interrupt() {
      await proxy.close();
      await until(isReady, false);
    },
    async restore() {
      await proxy.reopen();
      await until(isReady, true);
    },
    async remove() {
      await site.end('SIGTERM');
      await proxy.remove();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
