/** `npm run feeds`: the last runs of each feed; `npm run feeds -- confirm <feed>`: lets missing listings be withdrawn. */
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { listFeedRuns } from '../../database/feeds/feed-runs.ts';
import { confirmRemovals, findReadTimes } from '../../database/feeds/feed-states.ts';
import { openDatabase } from '../../database/open.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { isPolled } from './feed-settings.ts';
import { presentFeed, presentWebhook } from './present-feed.ts';

const RUNS = 5;
const print = (message: string) => process.stderr.write(`${message}\n`);

async function run([action, name]: string[]): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, print);
  try {
    if (action === undefined) await printFeeds(database.db, settings);
    else if (action === 'confirm' && name) await confirm(database.db, name);
    else throw new Error('Usage: npm run feeds [-- confirm <feed>]');
  } finally {
    await database.close();
  }
}

async function printFeeds(db: Kysely<Database>, { agency }: Settings): Promise<void> {
  if (agency.feeds.length === 0) print('The agency file names no feeds (docs/feeds.md).');
  const readTimes = await findReadTimes(db);
  for (const feed of agency.feeds) {
    const { name } = feed;
    const readings = await listFeedRuns(db, name, { count: RUNS });
    if (isPolled(feed)) process.stdout.write(presentFeed(name, readTimes.get(name), readings));
    if (!feed.webhook) continue;
    const reported = await listFeedRuns(db, name, { count: RUNS, isWebhook: true });
    process.stdout.write(presentWebhook(name, reported));
  }
}

async function confirm(db: Kysely<Database>, name: string): Promise<void> {
  if (!(await confirmRemovals(db, name, new Date()))) throw new Error(`The feed ${name} was never read.`);
  print(
    `The next reading of ${name} withdraws the listings that are missing from it; it begins within a minute.`,
  );
}

await run(process.argv.slice(2)).catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
