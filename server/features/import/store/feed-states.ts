/** The state of each feed that the site reads by itself: its last version and the next reading. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { POSITION_PREFIX, parsePosition } from './folder-position.ts';

export interface FeedState {
  etag: string | null;
  lastModified: string | null;
  contentHash: Buffer | null;
  /** When the whole file was last imported. */
  importedAt: Date | null;
  /** The agency has confirmed that the next import may remove this number of listings. */
  confirmedRemovals: number | null;
}

const UNREAD: FeedState = {
  etag: null,
  lastModified: null,
  contentHash: null,
  importedAt: null,
  confirmedRemovals: null,
};

export type Version = Pick<FeedState, 'etag' | 'lastModified' | 'contentHash'>;

/** Without a version, the server sends the whole file. */
const UNKNOWN_VERSION: Version = { etag: null, lastModified: null, contentHash: null };

const columnsOf = ({ etag, lastModified, contentHash }: Version) => ({
  etag,
  last_modified: lastModified,
  content_hash: contentHash,
});

/** Has the whole feed imported again. The place in a folder stays, because files of changes are read from there on. */
export function forgetVersion({ lastModified }: Version): Version {
  return { ...UNKNOWN_VERSION, lastModified: parsePosition(lastModified) ? lastModified : null };
}

/** The same in the database. */
const FORGOTTEN = {
  ...columnsOf(UNKNOWN_VERSION),
  last_modified: sql<
    string | null
  >`case when starts_with(last_modified, ${POSITION_PREFIX}) then last_modified end`,
};

/** The names of those feeds that are due; a feed without a state is. */
export async function findDueFeeds(
  db: Kysely<Database>,
  names: readonly string[],
  now: Date,
): Promise<string[]> {
  if (names.length === 0) return [];
  const waiting = await db
    .selectFrom('feed_state')
    .select('feed')
    .where('feed', 'in', names)
    .where('next_read_at', '>', now)
    .execute();
  const notDue = new Set(waiting.map(({ feed }) => feed));
  return names.filter((name) => !notDue.has(name));
}

export async function readFeedState(db: Kysely<Database>, feed: string): Promise<FeedState> {
  const row = await db
    .selectFrom('feed_state')
    .select(['etag', 'last_modified', 'content_hash', 'imported_at', 'confirmed_removals'])
    .where('feed', '=', feed)
    .executeTakeFirst();
  if (!row) return UNREAD;
  return {
    etag: row.etag,
    lastModified: row.last_modified,
    contentHash: row.content_hash,
    importedAt: row.imported_at,
    confirmedRemovals: row.confirmed_removals,
  };
}

/** When each feed was last read. */
export async function findReadTimes(db: Kysely<Database>): Promise<Map<string, Date>> {
  const rows = await db.selectFrom('feed_state').select(['feed', 'read_at']).execute();
  return new Map(rows.flatMap(({ feed, read_at }) => (read_at ? [[feed, read_at] as const] : [])));
}

/** Sets the time of the reading after this one, and returns the state: a failing reading is not repeated before. */
export async function beginReading(db: Kysely<Database>, feed: string, nextReadAt: Date): Promise<FeedState> {
  const next = { next_read_at: nextReadAt };
  await db
    .insertInto('feed_state')
    .values({ feed, ...next })
    .onConflict((conflict) => conflict.column('feed').doUpdateSet(next))
    .execute();
  return readFeedState(db, feed);
}

interface Reading extends FeedState {
  readAt: Date;
  /** As set at the beginning of the reading. */
  nextReadAt: Date;
}

/** Saves the state after a reading, unless the agency has asked for another one meanwhile. */
export async function saveFeedState(db: Kysely<Database>, feed: string, reading: Reading): Promise<void> {
  await db
    .updateTable('feed_state')
    .set({
      ...columnsOf(reading),
      imported_at: reading.importedAt,
      confirmed_removals: reading.confirmedRemovals,
      read_at: reading.readAt,
    })
    .where('feed', '=', feed)
    .where('next_read_at', '=', reading.nextReadAt)
    .execute();
}

/** Lets the next import remove this number of listings, and makes the feed due. */
export async function confirmRemovals(
  db: Kysely<Database>,
  { feed, removals, now }: { feed: string; removals: number; now: Date },
): Promise<void> {
  await db
    .updateTable('feed_state')
    .set({ confirmed_removals: removals, ...FORGOTTEN, next_read_at: now })
    .where('feed', '=', feed)
    .execute();
}

/** Makes the feed due, and has its whole file imported again. Returns whether the feed has been read before. */
export async function readAgain(db: Kysely<Database>, feed: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feed_state')
    .set({ ...FORGOTTEN, next_read_at: now })
    .where('feed', '=', feed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Makes feeds due whose last reading failed: when the site starts, a key may have been corrected. Those that are not
 * connected are read again too.
 */
export async function retryFailedFeeds(
  db: Kysely<Database>,
  feeds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update feed_state set next_read_at = ${now}
    where feed = any(${feeds}::text[]) and next_read_at > ${now} and 'FAILED' = (
      select outcome from feed_run
      where feed_run.feed = feed_state.feed and not is_webhook order by id desc limit 1)`.execute(db);
}

/** Accepts the next file even if it is older, or another agency's. Returns whether the feed has been read before. */
export async function acceptOrigin(db: Kysely<Database>, feed: string, now: Date): Promise<boolean> {
  await db.updateTable('feed_state').set({ origin: null }).where('feed', '=', feed).execute();
  return readAgain(db, feed, now);
}
