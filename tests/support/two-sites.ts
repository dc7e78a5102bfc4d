/** Two processes of the site on one database, which has the demo agency. */
import { connectionUrl } from '../../server/database/connect.ts';
import { DEMO_VERSION } from '../../server/demo/feed.ts';
import { createTestDatabase, type TestDatabase } from './database/database.ts';
import { type MailServer, startMailServer } from './mails/mail-server.ts';
import { fastSettings, findPort, type SiteProcess, startSiteProcess } from './site-process.ts';

export interface TwoSites {
  urls: readonly [string, string];
  database: TestDatabase;
  inbox: MailServer;
  /** Asks one of them by the API, from an IP address: status and body. */
  ask(
    site: number,
    query: string,
    variables?: object,
    address?: string,
  ): Promise<{ status: number; data: never }>;
  stop(): Promise<void>;
}

/** Of a process of the site on this database, which finds the demo agency as it is, and does not read it again. */
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
    // One after the other: the first builds what is not built.
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
      const answer = await fetch(`${site % 2 === 0 ? one : other}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ query, variables }),
      });
      const { data } = await answer.json();
      return { status: answer.status, data: data as never };
    },
    stop,
  };
}

/** Of so many addresses another one each. */
export const addressOf = (number: number): string => `203.0.${Math.floor(number / 250)}.${number % 250}`;
