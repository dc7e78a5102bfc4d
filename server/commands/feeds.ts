/**
 * `npm run feeds`: the last runs of each feed; `npm run feeds -- confirm <feed>`: lets missing listings be withdrawn;
 * `npm run feeds -- read <feed>`: has the whole feed read again; `npm run feeds -- accept <feed>`: the same, even if
 * the file is older or another agency's; `npm run feeds -- move <from> <to>`: gives the listings of one feed to
 * another.
 */
import type { Kysely } from 'kysely';
import { FEED_NAME } from '../features/import/file-feed.ts';
import { isPolled } from '../features/import/polling/feed-settings.ts';
import { presentChangeRuns, presentFeed } from '../features/import/polling/present-feed.ts';
import { findRemovalRun, listFeedRuns } from '../features/import/store/feed-runs.ts';
import {
  acceptOrigin,
  confirmRemovals,
  findReadTimes,
  readAgain,
} from '../features/import/store/feed-states.ts';
import { moveListings } from '../features/import/store/move-listings.ts';
import type { Database } from '../platform/database/connect.ts';
import { openDatabaseDirectly } from '../platform/database/open.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

const RUNS = 5;
const USAGE =
  'Usage: npm run feeds [-- confirm <feed> | -- read <feed> | -- accept <feed> | -- move <from> <to>]';
const print = (message: string) => process.stderr.write(`${message}\n`);

async function run([action, name, other]: string[]): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabaseDirectly(settings, print);
  try {
    if (action === undefined) await printFeeds(database.db, settings);
    else if (action === 'confirm' && name) await confirm(database.db, name);
    else if (action === 'read' && name) await read(database.db, name, readAgain);
    else if (action === 'accept' && name) await read(database.db, name, acceptOrigin);
    else if (action === 'move' && name && other) await move(database.db, [name, other]);
    else throw new Error(USAGE);
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
    if (!feed.webhook && !feed.connection) continue;
    const changes = await listFeedRuns(db, name, { count: RUNS, isPartial: true });
    process.stdout.write(presentChangeRuns(name, changes));
  }
}

async function confirm(db: Kysely<Database>, feed: string): Promise<void> {
  const run = await findRemovalRun(db, feed);
  const removals = run?.outcome === 'IMPORTED' ? 0 : (run?.report?.removals ?? 0);
  if (removals === 0) throw new Error(`No removals of ${feed} wait for a confirmation.`);
  await confirmRemovals(db, { feed, removals, now: new Date() });
  print(`The next reading of ${feed} may remove up to ${removals} listings. It begins within a minute.`);
}

async function read(db: Kysely<Database>, feed: string, makeDue: typeof readAgain): Promise<void> {
  if (!(await makeDue(db, feed, new Date()))) throw new Error(`The feed ${feed} has not been read yet.`);
  print(`The whole of ${feed} is read again within a minute.`);
}

/** To a feed of the agency file, or to that of a file that is imported by hand. */
async function move(db: Kysely<Database>, [from, to]: [string, string]): Promise<void> {
  if (!FEED_NAME.test(to)) throw new Error(`${to} is no name of a feed.`);
  print(`${await moveListings(db, from, to)} listings of ${from} belong to ${to} now.`);
}

await run(process.argv.slice(2)).catch((error: Error) => {
  print(error.message);
  process.exitCode = 1;
});
