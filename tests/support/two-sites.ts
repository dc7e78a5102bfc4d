/** Runs two processes of the site on one database with the demo agency. */
import { connectionUrl } from '../../server/database/connect.ts';
import { DEMO_VERSION } from '../../server/demo/feed.ts';
import { createTestDatabase, type TestDatabase } from './database/database.ts';
import { type MailServer, startMailServer } from './mails/mail-server.ts';
import { fastSettings, findPort, type SiteProcess, startSiteProcess } from './site-process.ts';

export interface TwoSites {
  urls: readonly [string, string];
  database: TestDatabase;
  inbox: MailServer;
  /** Sends a query to one of them from an IP address; returns status and body. */
  ask(
    site: number,
    query: string,
    variables?: object,
    address?: string,
  ): Promise<{ status: number; data: never }>;
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

export async function startTwoSites(): Promise<TwoSites> {
  const database = await createTestDatabase();
  const inbox = await startMailServer();
  const settings = await settingsOf(database, inbox);
  const ports = [await findPort(), await findPort()];
  const sites: SiteProcess[] = [];
  const stop = async () => {
    await Promise.all(sites.map((site) => site.end('SIGTERM')));
    await inbox.stop();
    await database.drop();
  };
  try {
    // Sequentially, because the first one builds the client if necessary.
    for (const port of ports) sites.push(await startSiteProcess(settings, port));
  } catch (error) {
    await stop();
    throw error;
  }
  const [one = '', other = ''] = sites.map(({ url }) => url);
  return {
    urls: [one, other],
    database,
    inbox,
    async ask(site, query, variables = {}, address = '198.51.100.1') {
      const response = await fetch(`${site % 2 === 0 ? one : other}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ query, variables }),
      });
      const { data } = await response.json();
      return { status: response.status, data: data as never };
    },
    stop,
  };
}

/** Returns a distinct IP address for each number. */
export const addressOf = (number: number): string => `203.0.${Math.floor(number / 250)}.${number % 250}`;
