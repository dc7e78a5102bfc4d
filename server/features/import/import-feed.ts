/**
 * Imports a feed into the catalogue as a stream, in one transaction. Unchanged listings are not written, an invalid
 * line is rejected alone, and an incomplete file changes nothing.
 */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/connect.ts';
import { MAIN_FEED } from '../../platform/media/import/feed-paths.ts';
import { ImportStopped } from '../feed/import-stopped.ts';
import { checkOrigin, mergeOrigins } from './check-origin.ts';
import { findDifferences, type ListingDifference } from './difference.ts';
import type { FeedSource } from './read/feed-reader.ts';
import {
  DEFAULT_REMOVALS,
  decideRemovals,
  type RemovalRules,
  type Removals,
  stopOf,
} from './removal-rules.ts';
import { type ImportReport, Tally } from './report.ts';
import { type StageOptions, saveImportRun, stageFeed } from './stage-feed.ts';
import { findFileOrigin, saveFileOrigin } from './store/file-origins.ts';
import { loadInBulk } from './write/bulk-load.ts';
import {
  countRecentWithdrawals,
  countRemovals,
  findAbsent,
  findMissing,
  isMissing,
  isMissingFor,
  noteMissing,
} from './write/missing-listings.ts';
import { isNamed, writeStaged } from './write/write-staged.ts';

export interface ImportOptions extends Omit<StageOptions, 'feed'> {
  /** The feed's name in reports. */
  source: string;
  /** The feed that owns the listings; it withdraws only its own. `main` by default. */
  feed?: string;
  /** By default, a feed that would remove more than a fifth of its listings on offer changes nothing. */
  removals?: RemovalRules;
  /** Called with what would change; then nothing is written. The report counts what would have been written. */
  onDifferences?(differences: ListingDifference[]): void;
  /** Called with the references of listings that the feed no longer contains but that keep their page. */
  onAbsent?(references: string[]): void;
}

/** The tables that an import writes, in two groups that are vacuumed concurrently. */
const TOUCHED = [
  ['listing_text', 'listing_event', 'news_item', 'news_text'],
  [
    ...['office', 'agent', 'listing', 'estate', 'estate_details', 'estate_search', 'map_cell', 'offer_count'],
    ...['project', 'project_entity', 'rental_unit', 'rental_season', 'rental_unavailable', 'missing_mention'],
    'missing_unit_mention',
  ],
];

/** Rolls back the transaction of an import that only looks at the differences. */
class CheckCompleted extends Error {}

export async function importFeed(
  db: Kysely<Database>,
  source: FeedSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const tally = new Tally();
  try {
    await db.transaction().execute((trx) => run(trx, source, options, tally));
  } catch (error) {
    if (error instanceof CheckCompleted) return tally.report(options.source);
    if (error instanceof ImportStopped) return tally.report(options.source, error);
    throw error;
  }
  if (tally.hasChanges) {
    await Promise.all(TOUCHED.map((tables) => vacuum(db, tables)));
  }
  return tally.report(options.source);
}

/** Updates the visibility map, which index-only scans need, and the planner statistics. */
async function vacuum(db: Kysely<Database>, tables: string[]): Promise<void> {
  await db.connection().execute(async (own) => {
    await sql`set statement_timeout = 0`.execute(own);
    try {
      await sql`vacuum (analyze) ${sql.join(tables.map((table) => sql.table(table)))}`.execute(own);
    } finally {
      await sql`reset statement_timeout`.execute(own);
    }
  });
}

async function run(
  trx: Transaction<Database>,
  source: FeedSource,
  options: ImportOptions,
  tally: Tally,
): Promise<void> {
  const { feed = MAIN_FEED, now, removals = DEFAULT_REMOVALS } = options;
  const { news, stageFormerUnits } = await stageFeed(trx, source, { ...options, feed }, tally);
  if (tally.isAllRejected) throw new ImportStopped(presentRejection(tally.rejected));
  const lastOrigin = await findFileOrigin(trx, feed);
  if (tally.origin && lastOrigin) checkOrigin(tally.origin, lastOrigin);
  const goes = tally.deleted ? isNamed(feed, tally.deleted) : isMissing(feed);
  const decision = await decideMissing(trx, { feed, goes, now }, { removals, tally });
  const afterGrace = tally.deleted ? goes : isMissingFor(feed, removals.graceHours, now);
  const isWithdrawn = decision === 'WITHDRAW' ? afterGrace : sql<boolean>`false`;
  await stageFormerUnits(isWithdrawn);
  options.onDifferences?.(await findDifferences(trx, goes));
  if (decision instanceof ImportStopped) throw decision;
  if (!options.onDifferences) options.log?.('Writing');
  await loadInBulk(trx, async () => {
    if (removals.graceHours > 0 && !tally.deleted) await noteMissing(trx, feed, now);
    tally.missing -= await writeStaged(trx, { feed, now, tally, isWithdrawn });
  });
  if (!tally.deleted)
    await news.finish(tally, { keepsLast: removals.whenTooMany === 'STOP' && removals.maxPercent < 100 });
  if (options.onDifferences) throw new CheckCompleted();
  options.onAbsent?.(await findAbsent(trx));
  if (tally.origin) await saveFileOrigin(trx, feed, mergeOrigins(lastOrigin, tally.origin, now));
  await saveImportRun(trx, options.source, tally);
}

/** The same for every number but one: mails compare reasons without their numbers. */
function presentRejection(count: number): string {
  return count === 1
    ? 'the only record of the file is rejected'
    : `all ${count} records of the file are rejected`;
}

/** What happens to missing listings. Those that stay on offer because there are too many are listed in the report. */
async function decideMissing(
  trx: Transaction<Database>,
  { feed, goes, now }: { feed: string; goes: RawBuilder<boolean>; now: Date },
  { removals, tally }: { removals: RemovalRules; tally: Tally },
): Promise<'WITHDRAW' | 'KEEP' | ImportStopped> {
  const counted = await countRemovals(trx, { feed, goes });
  [tally.removals, tally.missing] = [counted.removed, counted.missing];
  // A file of changes is no feed that has lost all homes.
  const own = tally.deleted ? { ...counted, missing: 0 } : counted;
  tally.isConfirmed = counted.removed > 0 && counted.removed <= (removals.confirmedRemovals ?? 0);
  if (tally.isConfirmed) return 'WITHDRAW';
  const decided = await withRecentRemovals(trx, own, { feed, now, removals });
  const decision = decideRemovals(decided, removals);
  if (decision === 'STOP') return stopOf(decided, removals);
  if (decision === 'KEEP') tally.keptOnOffer = await findMissing(trx, goes);
  return decision;
}

/** For feeds that the site reads by itself, the limit holds for the removals of a day. */
async function withRecentRemovals(
  trx: Transaction<Database>,
  counted: Removals,
  { feed, now, removals }: { feed: string; now: Date; removals: RemovalRules },
): Promise<Removals> {
  if (counted.removed === 0 || removals.whenTooMany !== 'KEEP') return counted;
  const recent = await countRecentWithdrawals(trx, feed, now);
  return {
    onOffer: counted.onOffer + recent,
    missing: counted.missing === counted.onOffer ? counted.missing + recent : counted.missing,
    removed: counted.removed + recent,
  };
}
