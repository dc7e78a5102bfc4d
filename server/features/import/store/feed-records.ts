import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';

export interface FeedRecord {
  feed: string;
  reference: string;
  /** When the record was changed or deleted, according to its sender; ISO 8601. */
  changedAt: string;
}

/** Saves the last change of a record. Returns false when this or a newer change is stored already. */
export async function saveFeedRecord(
  db: Kysely<Database>,
  { feed, reference, changedAt }: FeedRecord,
): Promise<boolean> {
  const { rows } = await sql`
    insert into feed_record (feed, reference, changed_at) values (${feed}, ${reference}, ${changedAt})
    on conflict (feed, reference) do update set changed_at = excluded.changed_at
      where feed_record.changed_at < excluded.changed_at
    returning true`.execute(db);
  return rows.length > 0;
}

/** Whether a later change of the record has been imported. */
export async function hasLaterRecord(
  db: Kysely<Database>,
  { feed, reference, changedAt }: FeedRecord,
): Promise<boolean> {
  const { rows } = await sql`
    select from feed_record
    where feed = ${feed} and reference = ${reference} and changed_at > ${changedAt}`.execute(db);
  return rows.length > 0;
}
