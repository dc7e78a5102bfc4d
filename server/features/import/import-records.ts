/** Imports single records of a feed, as they change, instead of the whole feed. */
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import type { FeedSource } from './read/feed-reader.ts';
import { type ImportReport, Tally } from './report.ts';
import { type StageOptions, saveImportRun, stageFeed } from './stage-feed.ts';
import { unlistEntities } from './write/write-projects.ts';
import { isNamed, writeStaged } from './write/write-staged.ts';

interface RecordOptions extends StageOptions {
  /**
   * References of listings to withdraw, and of entities that their project loses. Listings of other feeds, and sold and
   * rented ones, stay as they are.
   */
  withdrawn: readonly string[];
}

/**
 * Imports the listings of a source in the caller's transaction. All other listings of the feed, and its news, stay as
 * they are. Autovacuum cleans up after so small a change.
 */
export async function importRecords(
  trx: Transaction<Database>,
  source: FeedSource,
  { withdrawn, ...options }: RecordOptions,
): Promise<ImportReport> {
  const { feed, now } = options;
  const tally = new Tally();
  const isWithdrawn = isNamed(feed, withdrawn);
  const staged = await stageFeed(trx, source, options, tally);
  await staged.stageFormerUnits(isWithdrawn);
  await writeStaged(trx, { feed, now, tally, isWithdrawn });
  await unlistEntities(trx, feed, withdrawn);
  await saveImportRun(trx, feed, tally);
  return tally.report(feed);
}
