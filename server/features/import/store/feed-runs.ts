/** The readings of feeds that changed something, kept something back, or failed. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import type { ImportReport } from '../report.ts';

export type FeedOutcome =
  /** The catalogue is as the feed says. */
  | 'IMPORTED'
  /** Too many listings are missing: they stay on offer, the rest is imported. */
  | 'HELD'
  /** The feed was read, but not believed: nothing was changed. */
  | 'STOPPED'
  /** The feed could not be read. */
  | 'FAILED';

interface NewFeedRun {
  feed: string;
  at: Date;
  outcome: FeedOutcome;
  /** Why it stopped or failed. */
  reason: string | null;
  report: ImportReport | null;
  /** Whether it imported single records, which a webhook had reported or a connected CRM has changed. */
  isPartial: boolean;
}

export interface FeedRun extends NewFeedRun {
  id: number;
}

/** How many readings of a feed are kept, and separately how many of its single changes. */
const MAX_RUNS = 100;
const COLUMNS = ['id', 'feed', 'at', 'outcome', 'reason', 'report', 'is_webhook as isPartial'] as const;

/** Saves a run and deletes the oldest. Returns its id, and whether it ended otherwise than the one before. */
export async function saveFeedRun(
  trx: Transaction<Database>,
  { feed, at, outcome, reason, report, isPartial }: NewFeedRun,
): Promise<{ id: number; hasNewOutcome: boolean }> {
  const [before] = await listFeedRuns(trx, feed, { count: 1, isPartial });
  const { id } = await trx
    .insertInto('feed_run')
    .values({ feed, at, outcome, reason, report: report && JSON.stringify(report), is_webhook: isPartial })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    delete from feed_run where feed = ${feed} and is_webhook = ${isPartial} and id <= (
      select id from feed_run where feed = ${feed} and is_webhook = ${isPartial}
      order by id desc offset ${MAX_RUNS} limit 1
    )`.execute(trx);
  const hasNewOutcome =
    (before?.outcome ?? 'IMPORTED') !== outcome ||
    withoutNumbers(before?.reason ?? null) !== withoutNumbers(reason);
  return { id, hasNewOutcome };
}

/** A feed that is truncated at another line each time has the same problem. */
function withoutNumbers(reason: string | null): string | undefined {
  return reason?.replaceAll(/\d+/g, '');
}

/** Notes that a feed whose last reading failed can be read again, and is unchanged. */
export async function endFailure(trx: Transaction<Database>, feed: string, at: Date): Promise<void> {
  const [before] = await listFeedRuns(trx, feed, { count: 1 });
  if (before?.outcome === 'FAILED')
    await saveFeedRun(trx, { feed, at, outcome: 'IMPORTED', reason: null, report: null, isPartial: false });
}

/** A day: the mail about a rejected change names the command that lists the others. */
const REJECTION_MS = 24 * 3_600_000;

/** Whether a single change was rejected within the last day. */
export async function hasRejection(db: Kysely<Database>, feed: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from feed_run
    where feed = ${feed} and is_webhook and outcome = 'STOPPED' and at > ${new Date(now.getTime() - REJECTION_MS)}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The newest runs first. */
export async function listFeedRuns(
  db: Kysely<Database>,
  feed: string,
  { count, isPartial = false }: { count: number; isPartial?: boolean },
): Promise<FeedRun[]> {
  const rows = await db
    .selectFrom('feed_run')
    .select(COLUMNS)
    .where('feed', '=', feed)
    .where('is_webhook', '=', isPartial)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows as unknown as FeedRun[];
}

/**
 * The last reading that says which listings the feed would remove: it was imported, held, or stopped because of them.
 * Readings that failed, or were stopped for another reason, say nothing about that.
 */
export function findRemovalRun(db: Kysely<Database>, feed: string): Promise<FeedRun | null> {
  return findNewestReading(
    db,
    feed,
    sql`(outcome = 'HELD' or outcome = 'IMPORTED' and report is not null
      or outcome = 'STOPPED' and (report ->> 'removals')::int > 0)`,
  );
}

/** The last reading that was imported as a whole or in part. An unchanged file has no report. */
export function findImportRun(db: Kysely<Database>, feed: string): Promise<FeedRun | null> {
  return findNewestReading(db, feed, sql`(report is not null and report ->> 'stopReason' is null)`);
}

async function findNewestReading(
  db: Kysely<Database>,
  feed: string,
  condition: RawBuilder<boolean>,
): Promise<FeedRun | null> {
  const row = await db
    .selectFrom('feed_run')
    .select(COLUMNS)
    .where('feed', '=', feed)
    .where('is_webhook', '=', false)
    .where(condition)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row as unknown as FeedRun | undefined) ?? null;
}

export async function findFeedRun(db: Kysely<Database>, id: number): Promise<FeedRun | null> {
  const row = await db.selectFrom('feed_run').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return (row as unknown as FeedRun | undefined) ?? null;
}
