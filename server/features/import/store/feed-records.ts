import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';

interface FeedRecordChange extends FeedRecord {
  isDeleted?: boolean;
}

export interface FeedRecord {
  feed: string;
  reference: string;
  /** When the record was changed or deleted, according to its sender; ISO 8601. */
  changedAt: string;
}

/** Saves the last change of a record. Returns false when this or a newer change is stored already. */
export async function saveFeedRecord(
  db: Kysely<Database>,
  { feed, reference, changedAt, isDeleted = false }: FeedRecordChange,
): Promise<boolean> {
  const { rows } = await sql`
    insert into feed_record (feed, reference, changed_at, is_deleted)
    values (${feed}, ${reference}, ${changedAt}, ${isDeleted})
    on conflict (feed, reference) do update
      set changed_at = excluded.changed_at, is_deleted = excluded.is_deleted
      where feed_record.changed_at < excluded.changed_at
    returning true`.execute(db);
  return rows.length > 0;
}

/** Whether a later change of the record has been imported. */
export async function hasLaterRecord(db: Kysely<Database>, record: FeedRecord): Promise<boolean> {
  return (await findLaterRecords(db, record, [record.reference])).length > 0;
}

/** Those of the references that have a later change, or a deletion at the same time, which has been imported. */
export async function findLaterRecords(
  db: Kysely<Database>,
  { feed, changedAt }: Pick<FeedRecord, 'feed' | 'changedAt'>,
  references: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from feed_record
    where feed = ${feed} and reference = any(${references}::text[]) 
      and (changed_at > ${changedAt} or is_deleted and changed_at = ${changedAt})`.execute(db);
  return rows.map(({ reference }) => reference);
}
