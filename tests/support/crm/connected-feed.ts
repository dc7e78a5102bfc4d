/** The feed `crm`, which is connected to a mock of a CRM. */
import { importFeed } from '../../../server/features/import/import-feed.ts';
import { type FeedRun, listFeedRuns } from '../../../server/features/import/store/feed-runs.ts';
import type { MailJob } from '../../../server/platform/mail/queue.ts';
import { feed } from '../../import/feed-builder.ts';
import { createTestDatabase } from '../database/database.ts';
import { createTestPoller } from '../feeds/test-poller.ts';

const START = Date.parse('2026-11-20T06:00:00Z');

interface ConnectedSystem<Crm> {
  start(): Promise<Crm>;
  /** `connection` of the feed, with the address of the mock. */
  connectionOf(origin: string): object;
  env: NodeJS.ProcessEnv;
}

/** Starts the mock and an empty site with an office. */
export async function startConnectedFeed<Crm extends { origin: string; stop(): Promise<void> }>(
  system: ConnectedSystem<Crm>,
) {
  const database = await createTestDatabase('places');
  const crm = await system.start();
  await importFeed(database.db, feed(), { source: 'office', now: new Date(START) });
  const state = { minutes: 0, connection: {} as object, env: system.env };
  const connection = system.connectionOf(crm.origin);
  const waits: number[] = [];
  const mails: MailJob[] = [];
  const now = () => new Date(START + state.minutes * 60_000);
  const query = async (text: string) => (await database.pool.query(text)).rows;

  /** Reads the feed, an hour after the last time; returns the last run, with its report. */
  async function read(settings: object = {}, signal?: AbortSignal): Promise<FeedRun | undefined> {
    state.minutes += 60;
    const poll = createTestPoller({
      db: database.db,
      settings: { connection: { ...connection, ...state.connection }, ...settings },
      env: state.env,
      addMails: async (_, added) => void mails.push(...added),
      wait: async (ms) => void waits.push(ms),
      now,
    });
    await poll(signal);
    return (await listFeedRuns(database.db, 'crm', { count: 1 }))[0];
  }

  return {
    ...{ db: database.db, crm, connection, waits, mails, read, query, now, state },
    /** The references of homes on offer. */
    onOffer: async (): Promise<string[]> => {
      const rows = await query(
        `select reference from listing where feed = 'crm' and status in ('AVAILABLE', 'OPTION') order by reference`,
      );
      return rows.map(({ reference }) => reference);
    },
    stop: async () => {
      await crm.stop();
      await database.drop();
    },
  };
}
