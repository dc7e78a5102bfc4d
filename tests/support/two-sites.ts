/** Runs two processes of the site, each with a folder of its own, on one database with the demo agency. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_VERSION } from '../../demo/feed.ts';
import { connectionUrl } from '../../server/platform/database/connect.ts';
import { createTestDatabase, type TestDatabase } from './database/database.ts';
import { type MailServer, startMailServer } from './mails/mail-server.ts';
import { fastSettings, findPort, type SiteProcess, startSiteProcess } from './site-process.ts';

export interface TwoSites {
  urls: readonly [string, string];
  ports: readonly [number, number];
  database: TestDatabase;
  inbox: MailServer;
  /** Sends a query to one of them from an IP address; returns status and body. */
  ask(
    site: number,
    query: string,
    variables?: object,
    address?: string,
  ): Promise<{ status: number; data: never }>;
  /** Starts a site that was stopped. */
  startSite(site: 0 | 1): Promise<void>;
  stopSite(site: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Returns settings of a process on this database. It finds the demo data up to date and does not import them
 * again.
 */
export async function settingsOf(database: TestDatabase, inbox: MailServer): Promise<NodeJS.ProcessEnv> {
  await database.db
    .insertInto('seed')
    .values({ name: 'demo', hash: String(DEMO_VERSION) })
    .execute();
  return { ...fastSettings(inbox), DATABASE_URL: connectionUrl(database.target) };
}

/** `settingsFor` returns further settings of both sites. */
export async function startTwoSites(
  settingsFor: (database: TestDatabase) => Promise<NodeJS.ProcessEnv> = async () => ({}),
): Promise<TwoSites> {
  const database = await createTestDatabase();
  const inbox = await startMailServer();
  const settings = { ...(await settingsOf(database, inbox)), ...(await settingsFor(database)) };
  const ports = [await findPort(), await findPort()] as const;
  const folder = mkdtempSync(path.join(tmpdir(), 'baksteen-two-'));
  const sites: SiteProcess[] = [];
  const startSite = async (site: 0 | 1) => {
    const DATA_DIR = path.join(folder, String(site));
    sites[site] = await startSiteProcess({ ...settings, DATA_DIR }, ports[site]);
  };
  const stop = async () => {
    await Promise.all(sites.map((site) => site.end('SIGTERM')));
    await inbox.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // Sequentially, because the first one builds the client if necessary.
    await startSite(0);
    await startSite(1);
  } catch (error) {
    await stop();
    throw error;
  }
  const urls = [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}`] as const;
  return {
    urls,
    ports,
    database,
    inbox,
    async ask(site, query, variables = {}, address = '198.51.100.1') {
      const response = await fetch(`${urls[site % 2]}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ query, variables }),
      });
      const { data } = await response.json();
      return { status: response.status, data: data as never };
    },
    startSite,
    async stopSite(site) {
      await sites[site]?.end('SIGTERM');
    },
    stop,
  };
}

/** Returns a distinct IP address for each number. */
export const addressOf = (number: number): string => `203.0.${Math.floor(number / 250)}.${number % 250}`;
